import { withdraw as call } from '#contract/approvals.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockWaiting } from './decide.ts';
import { endApproval } from './end.ts';

export const withdraw = handle(call, async ({ id }, { caller, db, now }) => {
  const row = await lockWaiting(db, { id, caller, now, estado: 'retirada' });
  if (row === null) return {};
  if (row.asked_by !== caller.id) fail('approval_not_own');
  await endApproval(db, row, { estado: 'retirada', by: caller.id, motivo: '', now });
  return {};
});
