import { reject as call } from '#contract/approvals.ts';
import { handle } from '#server/calls/handler.ts';
import { lockWaiting, requireSecond } from './decide.ts';
import { endApproval } from './end.ts';

export const reject = handle(call, async ({ id, motivo }, { caller, db, now }) => {
  const row = await lockWaiting(db, { id, caller, now, estado: 'rechazada' });
  if (row === null) return {};
  await requireSecond(db, row, caller);
  await endApproval(db, row, { estado: 'rechazada', by: caller.id, motivo, now });
  return {};
});
