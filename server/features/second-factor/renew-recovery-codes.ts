import { renewRecoveryCodes as call } from '#contract/second-factor.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { factorRow } from './queries.ts';
import { replaceCodes } from './recovery-codes.ts';

export const renewRecoveryCodes = handle(call, async (_input, { caller, db, services }) => {
  const factor = await factorRow(db, caller.id).forUpdate().executeTakeFirst();
  if (!factor?.confirmed_at) return fail('factor_none');
  return { codigos: await replaceCodes(db, caller.id, services.config.secretKey) };
});
