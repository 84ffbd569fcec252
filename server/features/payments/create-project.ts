import { createProject as call } from '#contract/payments.ts';
import { toMxn } from '#domain/money.ts';
import { dueNow, whyNot } from '#domain/projects/can.ts';
import { fail } from '#server/calls/failure.ts';
import { type Caller, handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { requireAvailable } from '#server/features/accounts/index.ts';
import { sideOf, lockOwn } from '#server/features/projects/index.ts';
import { payableAtProvider } from './at-provider.ts';
import { openPayment, PAYMENT_COLUMNS } from './queries.ts';

export const createProject = handleOutside(
  call,
  async ({ proposal: input }, { caller, services, now, log }) => {
    const payable = await payableAtProvider(services, log, (trx) =>
      prepare(trx, input, caller, now),
    );
    if (!payable) return fail('nothing_to_pay');
    return { response: { client_secret: payable.clientSecret, amount: toMxn(payable.amount) } };
  },
);

/** The one open payment of what is due now: found, or made under the project's lock. */
async function prepare(
  trx: Trx,
  input: { id: number; version?: number | undefined },
  caller: Caller,
  now: Date,
) {
  const row = await lockOwn(trx, input.id, caller.id);
  if (!row) return fail('proposal_not_found');
  const reason = whyNot('pagar', row, sideOf(row, caller.id), now.getTime());
  if (reason) return fail(reason);
  await requireAvailable(trx, caller, row.professional_id);
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  const due = dueNow(row);
  const open = await openPayment(trx, row.id);
  if (open) return { payment: open, current: open.value === due };
  const payment = await trx
    .insertInto('payment')
    .values({
      account_id: caller.id,
      proposal_id: row.id,
      type_sell: 'proyecto',
      descripcion: row.titulo,
      value: due,
      created_at: now,
      updated_at: now,
    })
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
  return { payment, current: true };
}
