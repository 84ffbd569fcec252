import { beginPasskeyLogin as call } from '#contract/session.ts';
import { handle } from '#server/calls/handler.ts';
import { newChallenge } from '#server/features/second-factor/index.ts';

export const beginPasskeyLogin = handle(call, async (_input, { db, now }) => ({
  reto: await newChallenge(db, null, now),
}));
