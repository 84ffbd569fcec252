import { adjustDifference as call } from '#contract/reconciliation.ts';
import { operationKey } from '#domain/ledger/operation-keys.ts';
import { centavos } from '#domain/money.ts';
import { isAdjustable } from '#domain/reconciliation/difference.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { recordAdjustment } from '#server/features/ledger/index.ts';
import { reconcileProvider } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { missingOf } from './compare.ts';
import { openDifferences } from './differences.ts';

export const adjustDifference = handle(
  call,
  async ({ difference_id, motivo }, { caller, db, now }) => {
    const stored = await lock(db, difference_id);
    if (stored?.at) return failSaying('difference_adjusted', await adjustedWords(db, stored));
    const [difference] = await openDifferences(db, { after: difference_id - 1, most: 1 });
    if (difference?.id !== difference_id) return fail('difference_not_found');
    if (!isAdjustable(difference)) return fail('difference_not_adjustable');
    // As it is now: what was found at night may be in the books since.
    const amount = await missingOf(db, difference.objeto);
    if (amount === 0) return fail('difference_not_found');
    await recordAdjustment(db, { differenceId: difference_id, amount: centavos(amount), now });
    await db
      .insertInto('provider_booking')
      .values({
        operation_key: operationKey.adjustment(difference_id),
        movement_id: difference.objeto,
      })
      .execute();
    await db
      .updateTable('book_difference')
      .set({ adjusted_at: now, adjusted_by: caller.id, motivo })
      .where('id', '=', difference_id)
      .execute();
    await audit(db, {
      adminId: caller.id,
      action: 'ajustar_diferencia',
      subjectId: String(difference_id),
      people: [],
      after: { movimiento: difference.objeto, monto: amount, motivo },
      now,
    });
    await enqueue(db, reconcileProvider, {}, { key: 'reconcile_provider' });
    return {};
  },
);

const lock = (trx: Trx, id: number) =>
  trx
    .selectFrom('book_difference')
    .select(['adjusted_at as at', 'adjusted_by as by', 'motivo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Who booked it, when and why, for who comes second: theirs is not the reason that is kept. */
const adjustedWords = (
  trx: Trx,
  { at, by, motivo }: NonNullable<Awaited<ReturnType<typeof lock>>>,
): Promise<string> | string => (at && by ? whoDid(trx, { at, by }, 'lo anotó', motivo ?? '') : '');
