import { addPasskey as call, PASSKEYS_MAX } from '#contract/second-factor.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { endOtherSessions } from '#server/calls/open-sessions.ts';
import { auditAccess } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { factorsOf, lockFactors } from '../queries.ts';
import { replaceCodes } from '../recovery-codes.ts';
import { takeChallenge } from './challenge.ts';
import { readNewKey } from './webauthn.ts';

export const addPasskey = handle(call, async ({ nombre, respuesta }, context) => {
  const { caller, db, now, services } = context;
  const { id } = caller;
  const owner = await lockFactors(db, id);
  const before = await factorsOf(db, id);
  if (before.keys >= PASSKEYS_MAX) fail('passkey_too_many');
  const key = await readNewKey(services.config, respuesta, (challenge) =>
    takeChallenge(db, { challenge, accountId: id, now }),
  );
  if (!key) return fail('passkey_wrong');
  const added = await db
    .insertInto('passkey')
    .values({
      account_id: id,
      credential_id: key.id,
      public_key: Buffer.from(key.publicKey),
      counter: key.counter,
      transports: key.transports ?? [],
      nombre,
      created_at: now,
    })
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // A device makes each key once: one that is somebody's already was not made for this.
  if (!added) return fail('passkey_wrong');
  const parameters = [owner.nombre, nombre];
  await auditAccess(db, caller, 'llave', now);
  await notify(db, { accountId: id, evento: 'llave_agregada', parameters, now });
  if (before.app || before.keys > 0) return { codigos: null };
  await endOtherSessions(db, id, caller.sessionHash);
  return { codigos: await replaceCodes(db, id, services.config.secretKeys) };
});
