import type { FastifyBaseLogger } from 'fastify';
import { DAY } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { settle } from '#server/features/payments/index.ts';
import {
  bookedBalance,
  lastMovement,
  listedBalance,
  storeDifferences,
  unsettledPayments,
  withProvider,
} from './compare.ts';
import { takeMovements } from './take.ts';
import { tellNew } from './tell.ts';

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
    if (fresh.count > 0) await tellNew(trx, 'proveedor', fresh);
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
