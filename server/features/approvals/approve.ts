import { approve as call } from '#contract/approvals.ts';
import { ROL } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { permissionsOf } from '#domain/administrators/permissions.ts';
import { failureOfConstraint } from '#server/calls/constraints.ts';
import { Failure, fail, failSaying } from '#server/calls/failure.ts';
import {
  type ActionContext,
  type Caller,
  type CallContext,
  type Handler,
  handleOutside,
} from '#server/calls/handler.ts';
import { databaseNow } from '#server/db/now.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { approveWithin } from '#server/features/audit/index.ts';
import { inputOf } from './ask.ts';
import { lockWaiting, requireSecond } from './decide.ts';
import { endApproval } from './end.ts';
import type { FourEyes } from './four-eyes.ts';
import { type ApprovalRow, isBacked, UNBACKED } from './queries.ts';

/** What passes by itself: the action goes on waiting, and can be approved again. */
const PASSING: readonly ErrorCode[] = [
  'payment_provider_unreachable',
  'payment_pending',
  'account_payment_open',
];

/** Why an action can never be done any more, in words. */
class Void extends Error {
  override name = 'Void';
}

export const approveBy = (actions: ReadonlyMap<string, FourEyes>): Handler<typeof call> =>
  handleOutside(call, async ({ id }, context) => {
    const { caller, db, services } = context;
    const now = await databaseNow(services);
    const open = async (trx: Trx) => {
      const row = await lockWaiting(trx, { id, caller, now, estado: 'aprobada' });
      if (row === null) return null;
      await requireSecond(trx, row, caller);
      const action = actions.get(row.path);
      if (!action || !isBacked(row)) throw new Void(UNBACKED);
      const as = { ...context, caller: askerOf(row, caller), now };
      return { row, action, as, input: inputOf(row, services.config.secretKeys) as never };
    };
    try {
      // Nothing of the outside is asked for what cannot be approved.
      const found = await inTransaction(db, open);
      if (found === null) return {};
      await orVoid(async () =>
        found.action.secondPerson.before?.(found.input, { ...found.as, db }),
      );
      await inTransaction(db, async (trx) => {
        const again = await open(trx);
        if (again === null) return;
        approveWithin(trx, caller.id);
        const { action, input, as } = again;
        await orVoid(() => perform(action, input, { ...as, db: trx }, again.row));
        await endApproval(trx, again.row, { estado: 'aprobada', by: caller.id, motivo: '', now });
      });
      return {};
    } catch (error) {
      if (!(error instanceof Void)) throw error;
      // Of two presses the other one did it meanwhile.
      if (!(await leaveWithoutEffect(context, { id, motivo: error.message, now }))) return {};
      return error.message === UNBACKED
        ? fail('approval_unbacked')
        : failSaying('approval_void', error.message);
    }
  });

/** Whoever asked, as they would do it now: the proof is that of whoever approves. */
const askerOf = (row: ApprovalRow, approver: Caller): Caller => ({
  id: row.asked_by,
  keylogin: row.keylogin,
  rol: ROL.admin,
  permisos: permissionsOf({ permisos: row.asker_permisos }),
  hasFactor: row.asker_factor,
  provedAt: approver.provedAt,
  sessionHash: approver.sessionHash,
});

/** Does what was asked for, if it still moves what was shown. */
async function perform(
  { whole, secondPerson }: FourEyes,
  input: never,
  context: ActionContext,
  { amount }: ApprovalRow,
): Promise<void> {
  const measured = await secondPerson.measure(input, context);
  if (measured !== null && measured.amount !== amount)
    throw new Void('Ya no mueve la cantidad que se pidió.');
  await whole(input, context);
  if (measured === null) throw new Void('Ya estaba hecho.');
}

/** What the action's own handler refuses now can never be done any more, unless that passes by itself. */
async function orVoid(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = error instanceof Failure ? error : failureOfConstraint(error);
    if (failure === null || PASSING.includes(failure.code)) throw error;
    throw new Void(failure.message);
  }
}

/** False where the same person has approved it already; ends the call where it ended otherwise. */
async function leaveWithoutEffect(
  { db, caller }: Pick<CallContext<typeof call, Db>, 'db' | 'caller'>,
  { id, motivo, now }: { id: number; motivo: string; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await lockWaiting(trx, { id, caller, now, estado: 'aprobada' });
    if (row === null) return false;
    await endApproval(trx, row, { estado: 'sin_efecto', by: caller.id, motivo, now });
    return true;
  });
}
