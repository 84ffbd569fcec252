import { ROL } from '#contract/call.ts';
import { accountFields, createProfesional as call, SERVICE_FIELDS } from '#contract/sign-up.ts';
import { camposOf } from '#server/calls/dispatch.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  addProfile,
  createAccount,
  resolveAddress,
  resolveProfessions,
  resolveServiceArea,
  saveAddress,
  setPicture,
} from '#server/features/accounts/index.ts';
import { discardImage, insertFile, storeImage } from '#server/features/files/index.ts';
import { attemptOf, consumeProof, forgetAttempt, requireProof } from './attempt.ts';
import { phoneIndex } from '#server/db/sealed/index.ts';
import { requireFreeEmail } from './free-email.ts';
import { beginSession } from './begin-session.ts';
import { welcome } from './by-administrator.ts';

export const createProfesional = handleOutside(
  call,
  async ({ account, address, prof, intento }, { caller, db, now, services, request }) => {
    const own = caller ? null : ownAccount(account);
    const { nombre, apellidos, email, phone } = account;
    const upload = request.images.image?.[0] ?? failAt('image', 'image_required');
    const attempt = attemptOf(request, intento);
    if (own) {
      await requireProof(db, attempt, phone, now);
      await requireFreeEmail(db, { email, by: phoneIndex(db, phone).toString('base64url') }, now);
    }
    const home = await resolveAddress(db, address);
    const area = await resolveServiceArea(db, prof, SERVICE_FIELDS);
    const profesiones = await resolveProfessions(db, prof);
    const passHash =
      own &&
      (await services.passwords.hash(own.pass, {
        lane: 'sign_up',
        from: request.address,
      }));
    const picture = await storeImage(services, upload, {
      purpose: 'perfil',
      campo: 'image',
      by: caller ?? request,
    });
    try {
      const started = await inTransaction(db, async (trx) => {
        if (own) await consumeProof(trx, attempt, phone, now);
        const rol = ROL.professional;
        const person = { nombre, apellidos, email, phone, terms: own !== null };
        const created = await createAccount(trx, { ...person, rol, passHash, now });
        const { id: ownerId } = created;
        await insertFile(trx, picture, { ownerId, purpose: 'perfil', isPublic: true, now });
        await setPicture(trx, ownerId, picture.id);
        await saveAddress(trx, ownerId, { ...address, ...home }, now);
        await addProfile(
          trx,
          ownerId,
          { ...prof, area, profesiones, validatedBy: caller?.id },
          now,
        );
        if (caller) return welcome(trx, { ...created, nombre }, { caller, services, now });
        return beginSession(trx, { ...created, rol }, { request, services, now });
      });
      if (own) forgetAttempt(request);
      return started;
    } catch (error) {
      await discardImage(services, picture);
      throw error;
    }
  },
);

/** A visitor's own sign-up requires a password and the terms. */
function ownAccount(account: unknown) {
  const parsed = accountFields.safeParse(account);
  return parsed.success ? parsed.data : fail('invalid_input', camposOf(parsed.error.issues));
}
