import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import { centavos } from '#domain/money.ts';
import { type ProviderPayment, ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import type { Payment as PaymentTable } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { settle } from './settle.ts';

export type Payment = Selectable<PaymentTable>;

/** An open payment, and whether its amount is still what is due. */
interface Prepared {
  readonly payment: Payment;
  readonly current: boolean;
}

/**
 * The one open payment of what `prepare` finds due, at the provider. If the provider has already finished it, or
 * something else is due by now, it is settled or cancelled, and `prepare` runs again. null after three rounds.
 */
export async function payableAtProvider(
  services: Services,
  log: FastifyBaseLogger,
  prepare: (trx: Trx) => Promise<Prepared>,
): Promise<(ProviderPayment & { current: boolean }) | null> {
  for (let round = 0; round < 3; round++) {
    const prepared = await inTransaction(services.db, prepare);
    const truth = await atProvider(services, prepared, log);
    if (truth.status !== 'succeeded' && truth.status !== 'canceled')
      return { ...truth, current: prepared.current };
    await settle(services, truth.id, log);
  }
  return null;
}

async function atProvider(
  services: Services,
  { payment, current }: Prepared,
  log: FastifyBaseLogger,
): Promise<ProviderPayment> {
  try {
    if (payment.id_payment)
      return current
        ? await services.payments.getPayment(payment.id_payment)
        : await services.payments.cancelPayment(payment.id_payment);
    const created = await services.payments.createPayment({
      amount: centavos(payment.value),
      description: payment.descripcion,
      metadata: { payment: String(payment.id), ...subjectOf(payment) },
      idempotencyKey: payment.idempotency_key,
    });
    await services.db
      .updateTable('payment')
      .set({ id_payment: created.id, payment_status: created.status })
      .where('id', '=', payment.id)
      .execute();
    return current ? created : await services.payments.cancelPayment(created.id);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    log.error({ err: error, payment: payment.id }, 'payment provider unreachable');
    return fail('payment_provider_unreachable');
  }
}

const subjectOf = ({ proposal_id, nivel }: Payment): Record<string, string> =>
  proposal_id === null ? { membership: String(nivel) } : { proposal: String(proposal_id) };
