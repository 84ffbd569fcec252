import { beginPasskey as call, PASSKEYS_MAX } from '#contract/second-factor.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { newChallenge } from './challenge.ts';
import { knownKeys } from './queries.ts';

export const beginPasskey = handle(call, async (_input, { caller, db, now }) => {
  const conocidas = await knownKeys(db, caller.id);
  if (conocidas.length >= PASSKEYS_MAX) fail('passkey_too_many');
  return {
    reto: await newChallenge(db, caller.id, now),
    usuario: caller.keylogin,
    conocidas,
  };
});
