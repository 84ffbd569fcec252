import { renewRecoveryCodes as call } from '#contract/second-factor.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { auditAccess } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { factorsOf, lockFactors } from './queries.ts';
import { replaceCodes } from './recovery-codes.ts';

export const renewRecoveryCodes = handle(call, async (_input, { caller, db, now, services }) => {
  const { id } = caller;
  const { nombre } = await lockFactors(db, id);
  const { app, keys } = await factorsOf(db, id);
  if (!app && keys === 0) return fail('factor_none');
  await auditAccess(db, caller, 'códigos en papel', now);
  await notify(db, { accountId: id, evento: 'codigos_nuevos', parameters: [nombre], now });
  return { codigos: await replaceCodes(db, id, services.config.secretKeys) };
});
