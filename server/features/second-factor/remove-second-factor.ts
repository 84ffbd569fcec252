import { ROL } from '#contract/call.ts';
import { removeSecondFactor as call } from '#contract/second-factor.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { notify } from '#server/features/notifications/index.ts';
import { removeFactor } from './remove.ts';

export const removeSecondFactor = handle(call, async (_input, { caller, db, now, services }) => {
  const { id, rol } = caller;
  if (rol === ROL.admin && services.config.teamFactor === 'required') fail('factor_required');
  // Asked again after a lost answer, there is nothing left to tell.
  if (!(await removeFactor(db, id))) return {};
  const { nombre } = await db
    .selectFrom('account')
    .select('nombre')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await notify(db, { accountId: id, evento: 'segundo_factor_quitado', parameters: [nombre], now });
  return {};
});
