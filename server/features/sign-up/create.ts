import { ROL } from '#contract/call.ts';
import { create as call } from '#contract/sign-up.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createAccount, resolveAddress, saveAddress } from '#server/features/accounts/index.ts';
import { attemptOf, consumeProof, forgetAttempt, requireProof } from './attempt.ts';
import { phoneIndex } from '#server/db/sealed/index.ts';
import { requireFreeEmail } from './free-email.ts';
import { beginSession } from './begin-session.ts';

export const create = handleOutside(
  call,
  async ({ account, address, intento }, { db, now, services, request }) => {
    const { pass, ...person } = account;
    const attempt = attemptOf(request, intento);
    // Checked before the costly hash, and again inside the transaction.
    await requireProof(db, attempt, person.phone, now);
    await requireFreeEmail(
      db,
      { email: person.email, by: phoneIndex(db, person.phone).toString('base64url') },
      now,
    );
    const home = address && { ...address, ...(await resolveAddress(db, address)) };
    const passHash = await services.passwords.hash(pass, {
      lane: 'sign_up',
      from: request.address,
    });
    const started = await inTransaction(db, async (trx) => {
      await consumeProof(trx, attempt, person.phone, now);
      const rol = ROL.client;
      const created = await createAccount(trx, { ...person, rol, passHash, now });
      if (home) await saveAddress(trx, created.id, home, now);
      return beginSession(trx, { ...created, rol }, { request, services, now });
    });
    forgetAttempt(request);
    return started;
  },
);
