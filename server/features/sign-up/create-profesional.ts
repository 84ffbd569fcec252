import { ROL } from '#contract/call.ts';
import { createProfesional as call } from '#contract/sign-up.ts';
import { failAt } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  addAddress,
  addProfile,
  createAccount,
  hashPassword,
  resolvePlace,
  resolveProfessions,
  resolveServiceArea,
  setPicture,
} from '#server/features/accounts/index.ts';
import { discardImage, insertFile, storeImage } from '#server/features/files/index.ts';
import { consumeProof, forgetAttempt, requireProof } from './attempt.ts';
import { beginSession } from './begin-session.ts';

/** The form has an address and a service area; their texts must not land at each other's field. */
const SERVICE_FIELDS = { estado: 'estado_servicio', ciudad: 'ciudad_servicio' };

export const createProfesional = handleOutside(
  call,
  async ({ account, address, prof }, { db, now, services, request }) => {
    const { pass, ...person } = account;
    const upload = request.images.image?.[0] ?? failAt('image', 'image_required');
    await requireProof(db, request, person.phone, now);
    const home = await resolvePlace(db, address);
    const area = await resolveServiceArea(db, prof, SERVICE_FIELDS);
    const profesiones = await resolveProfessions(db, prof);
    const passHash = await hashPassword(pass);
    const picture = await storeImage(services, upload, { purpose: 'perfil', campo: 'image' });
    try {
      const started = await inTransaction(db, async (trx) => {
        await consumeProof(trx, request, person.phone, now);
        const rol = ROL.professional;
        const created = await createAccount(trx, { ...person, rol, passHash, now });
        const { id: ownerId } = created;
        await insertFile(trx, picture, { ownerId, purpose: 'perfil', isPublic: true, now });
        await setPicture(trx, ownerId, picture.id);
        await addAddress(trx, ownerId, { ...address, ...home }, now);
        await addProfile(trx, ownerId, { ...prof, area, profesiones }, now);
        return beginSession(trx, { ...created, rol }, { request, now });
      });
      forgetAttempt(request);
      return started;
    } catch (error) {
      await discardImage(services, picture);
      throw error;
    }
  },
);
