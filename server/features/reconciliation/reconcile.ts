import type { FastifyBaseLogger } from 'fastify';
import { type Difference, describeDifference } from '#domain/reconciliation/difference.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { longDay } from '#lib/date-words.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { settle } from '#server/features/payments/index.ts';
import {
  bookedBalance,
  lastMovement,
  listedBalance,
  storeDifferences,
  unsettledPayments,
  withProvider,
} from './compare.ts';
import { openDifferences } from './differences.ts';
import { takeMovements } from './take.ts';

/** What the provider lists late is still found once a night. */
const NIGHTLY_OVERLAP = 3 * DAY;
const PAGE = 100;

/** What asking the provider takes. */
type AtProvider = Pick<Services, 'db' | 'payments' | 'clock'>;

/** The provider's balance by its own word, and by the books. */
export interface Balances {
  readonly theirs: number;
  readonly ours: number;
}

/**
 * Compares the ledger with the provider, movement by movement and balance by balance, stores what differs, and mails the
 * team what is new. What only nobody had heard of yet is settled before.
 */
export async function reconcileProvider(
  services: AtProvider,
  log: FastifyBaseLogger,
): Promise<Balances> {
  const { db, clock } = services;
  // What the ledger has by now, the provider knows by the time that it is asked.
  const until = await lastMovement(db);
  const sums = await stillBalance(services);
  await settleUnbooked(services, log);
  const now = clock();
  await inTransaction(db, async (trx) => {
    const fresh = await storeDifferences(trx, 'proveedor', withProvider(until, sums, now), now);
    if (fresh.count > 0) await tell(trx, fresh);
  });
  return {
    theirs: sums?.balance ?? (await services.payments.balance()),
    ours: await bookedBalance(db),
  };
}

/**
 * The provider's balance, and what its movements add up to, at an instant at which no movement was on its way into the
 * list; null when there was no such instant.
 */
async function stillBalance(
  services: AtProvider,
): Promise<{ listed: number; balance: number } | null> {
  await takeMovements(services, { overlap: NIGHTLY_OVERLAP });
  for (let round = 0; round < 5; round++) {
    const balance = await services.payments.balance();
    if ((await takeMovements(services)) > 0) continue;
    const listed = await listedBalance(services.db);
    // Before it is said that something is missing, the whole list is read.
    if (listed === balance || (await takeMovements(services, { overlap: null })) === 0)
      return { listed, balance };
  }
  return null;
}

/** Asks for the present truth of our payments of which the provider has moved more or less than is booked. */
async function settleUnbooked(services: AtProvider, log: FastifyBaseLogger): Promise<void> {
  let after = '';
  for (;;) {
    const ids = await unsettledPayments(services.db, after, PAGE);
    for (const id of ids)
      await settle(services, id, log).catch((error: unknown) =>
        log.error({ err: error, payment: id }, 'a payment that differs could not be settled'),
      );
    after = ids.at(-1) ?? '';
    if (ids.length < PAGE) return;
  }
}

/** A difference in a sentence, with since when. */
export const sentenceOf = (difference: Difference & { since: Date }): string =>
  `${describeDifference(difference)} Desde el ${longDay(mexicoDay(difference.since.getTime()))}.`;

/** Mails the team what is new, once. */
async function tell(trx: Trx, { ids, count }: { ids: number[]; count: number }): Promise<void> {
  const first = ids[0];
  if (first === undefined) return;
  const named = await openDifferences(trx, {
    after: first - 1,
    most: ids.length,
    book: 'proveedor',
  });
  const lines = named.map((difference) => `- ${sentenceOf(difference)}`);
  if (count > ids.length) lines.push(`- … y ${count - ids.length} más.`);
  await tellTeam(trx, {
    subject: count === 1 ? 'Los libros difieren de Stripe' : `${count} diferencias con Stripe`,
    text: lines.join('\n'),
    path: '/admin',
  });
}
