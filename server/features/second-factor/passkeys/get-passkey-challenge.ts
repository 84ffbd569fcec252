import { getPasskeyChallenge as call } from '#contract/second-factor.ts';
import { handle } from '#server/calls/handler.ts';
import { newChallenge } from './challenge.ts';
import { knownKeys } from './queries.ts';

export const getPasskeyChallenge = handle(call, async (_input, { caller, db, now }) => ({
  reto: await newChallenge(db, caller.id, now),
  llaves: await knownKeys(db, caller.id),
}));
