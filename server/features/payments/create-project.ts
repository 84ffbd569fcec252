import type { FastifyBaseLogger } from 'fastify';
import { createProject as call } from '#contract/payments.ts';
import { amountDue } from '#domain/installments.ts';
import { type Centavos, centavos, toMxn, ZERO } from '#domain/money.ts';
import { whyNot } from '#domain/proposal/can.ts';
import { type ProviderPayment, ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { fail } from '#server/calls/failure.ts';
import { type Caller, handleOutside } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { actorOf, lockOwn } from '#server/features/proposals/index.ts';
import { openPayment } from './queries.ts';
import { settle } from './settle.ts';

export const createProject = handleOutside(
  call,
  async ({ proposal: input }, { caller, services, now, log }) => {
    // A payment found decided at the provider, or of another amount than is due by now, is settled or
    // given up first; then what is due is asked anew.
    for (let round = 0; round < 3; round++) {
      const { payment, due } = await inTransaction(services.db, (trx) =>
        prepare(trx, input, caller, now),
      );
      const truth = await atProvider(services, payment, due, log);
      if (truth.status !== 'succeeded' && truth.status !== 'canceled')
        return {
          response: { client_secret: truth.clientSecret, amount: toMxn(truth.amount) },
        };
      await settle(services, truth.id, log);
    }
    return fail('nothing_to_pay');
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
  const reason = whyNot('pagar', row, actorOf(row, caller.id), now.getTime());
  if (reason) return fail(reason);
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  const due = amountDue(row.precio ?? ZERO, row.pagado);
  const open = await openPayment(trx, row.id);
  if (open) return { payment: open, due };
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
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment, due };
}

type Payment = Awaited<ReturnType<typeof prepare>>['payment'];

async function atProvider(
  services: Services,
  payment: Payment,
  due: Centavos,
  log: FastifyBaseLogger,
): Promise<ProviderPayment> {
  try {
    if (payment.id_payment)
      return payment.value === due
        ? await services.payments.getPayment(payment.id_payment)
        : await services.payments.cancelPayment(payment.id_payment);
    const created = await services.payments.createPayment({
      amount: centavos(payment.value),
      description: payment.descripcion,
      metadata: { payment: String(payment.id), proposal: String(payment.proposal_id) },
      idempotencyKey: payment.idempotency_key,
    });
    await services.db
      .updateTable('payment')
      .set({ id_payment: created.id, payment_status: created.status })
      .where('id', '=', payment.id)
      .execute();
    return payment.value === due ? created : await services.payments.cancelPayment(created.id);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    log.error({ err: error, payment: payment.id }, 'payment provider unreachable');
    return fail('payment_provider_unreachable');
  }
}
