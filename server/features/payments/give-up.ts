import type { FastifyBaseLogger } from 'fastify';
import { CLOSED } from '#domain/projects/graph.ts';
import { ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { settle } from './settle.ts';

/** Open payments of the account or of its open projects. */
export const openPaymentsAround = (db: Db | Trx, accountId: number) =>
  db
    .selectFrom('payment as p')
    .select(['p.id', 'p.id_payment', 'p.payment_status', 'p.created_at'])
    .where('p.settled_at', 'is', null)
    .where('p.closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('p.account_id', '=', accountId),
        eb('p.proposal_id', 'in', (open) =>
          open
            .selectFrom('proposal')
            .select('proposal.id')
            .where('proposal.professional_id', '=', accountId)
            .where('proposal.estado', 'not in', [...CLOSED]),
        ),
      ]),
    )
    .execute();

/**
 * Cancels at the provider the payments begun before `before`; one that turns out to be paid is settled instead.
 * Never inside a transaction.
 */
export async function giveUpAbandoned(
  services: Services,
  accountId: number,
  before: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  const open = await openPaymentsAround(services.db, accountId);
  for (const { id_payment: providerId, created_at } of open) {
    if (!providerId || created_at > before) continue;
    try {
      await services.payments.cancelPayment(providerId);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      log.error({ err: error, payment: providerId }, 'payment provider unreachable');
      return fail('payment_provider_unreachable');
    }
    await settle(services, providerId, log);
  }
}

/** Cancels a payment that never reached the provider; if money still arrives for it, it is refunded. */
export async function closeUnasked(trx: Trx, accountId: number, now: Date): Promise<void> {
  const open = await openPaymentsAround(trx, accountId);
  const ids = open.filter(({ id_payment }) => id_payment === null).map(({ id }) => id);
  if (ids.length > 0)
    await trx.updateTable('payment').set({ closed_at: now }).where('id', 'in', ids).execute();
}
