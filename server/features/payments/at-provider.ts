import type { FastifyBaseLogger } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { centavos } from '#domain/money.ts';
import { type ProviderPayment, ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Payment as PaymentTable } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { settle } from './settle.ts';

export type Payment = Selectable<PaymentTable>;

/** An open payment, and whether its amount is still what is due. */
interface Prepared {
  readonly payment: Payment;
  readonly current: boolean;
  /** Whether the card's bank has to authenticate who pays. */
  readonly authenticate?: boolean;
}

/**
 * The one open payment of what `prepare` finds due, at the provider. If the provider has already finished it, or
 * something else is due by now, it is settled or cancelled, and `prepare` runs again. null after three rounds, and where
 * `prepare` finds that nothing may be paid.
 */
export async function payableAtProvider(
  services: Services,
  log: FastifyBaseLogger,
  prepare: (trx: Trx) => Promise<Prepared | null>,
): Promise<(ProviderPayment & { current: boolean }) | null> {
  for (let round = 0; round < 3; round++) {
    const prepared = await inTransaction(services.db, prepare);
    if (prepared === null) return null;
    const truth = await atProvider(services, prepared, log);
    if (truth.status !== 'succeeded' && truth.status !== 'canceled')
      return { ...truth, current: prepared.current };
    await settle(services, truth.id, log);
  }
  return null;
}

async function atProvider(
  services: Services,
  { payment, current, authenticate = false }: Prepared,
  log: FastifyBaseLogger,
): Promise<ProviderPayment> {
  const ask = authenticate && !payment.authenticated;
  try {
    if (payment.id_payment)
      return current
        ? await openAtProvider(services, { id: payment.id, providerId: payment.id_payment, ask })
        : await services.payments.cancelPayment(payment.id_payment);
    const created = await services.payments.createPayment({
      amount: centavos(payment.value),
      description: payment.descripcion,
      metadata: { payment: String(payment.id), ...subjectOf(payment) },
      // As it was stored: the same key always comes with the same request.
      authentication: payment.authenticated ? 'any' : 'automatic',
      idempotencyKey: payment.idempotency_key,
    });
    const kept = await keep(services.db, payment.id, created);
    if (!current) return await services.payments.cancelPayment(kept);
    if (kept === created.id && !ask) return created;
    return await openAtProvider(services, { id: payment.id, providerId: kept, ask });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    log.error({ err: error, payment: payment.id }, 'payment provider unreachable');
    return fail('payment_provider_unreachable');
  }
}

/** An open payment; what was begun without asking the bank may have to ask it by now. */
async function openAtProvider(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  { id, providerId, ask }: { id: number; providerId: string; ask: boolean },
): Promise<ProviderPayment> {
  if (!ask) return payments.getPayment(providerId);
  const asked = await payments.askToAuthenticate(providerId);
  await db.updateTable('payment').set({ authenticated: true }).where('id', '=', id).execute();
  return asked;
}

/**
 * Stores the provider's payment, and answers which is stored: two tabs may have made one each while the provider broke
 * down, and only the first is ever paid.
 */
async function keep(db: Db, id: number, created: ProviderPayment): Promise<string> {
  const { id_payment } = await db
    .updateTable('payment')
    .set({
      id_payment: sql<string>`coalesce(id_payment, ${created.id})`,
      payment_status: sql<string>`case when id_payment is null then ${created.status} else payment_status end`,
    })
    .where('id', '=', id)
    .returning('id_payment')
    .executeTakeFirstOrThrow();
  return id_payment ?? created.id;
}

const subjectOf = ({ proposal_id, nivel }: Payment): Record<string, string> =>
  proposal_id === null ? { membership: String(nivel) } : { proposal: String(proposal_id) };
