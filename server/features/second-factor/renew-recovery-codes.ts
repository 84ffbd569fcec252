import { renewRecoveryCodes as call } from '#contract/second-factor.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { factorsOf, lockFactors } from './queries.ts';
import { replaceCodes } from './recovery-codes.ts';

export const renewRecoveryCodes = handle(call, async (_input, { caller, db, services }) => {
  await lockFactors(db, caller.id);
  const { app, keys } = await factorsOf(db, caller.id);
  if (!app && keys === 0) return fail('factor_none');
  return { codigos: await replaceCodes(db, caller.id, services.config.secretKey) };
});
