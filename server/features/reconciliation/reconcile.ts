import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { settle } from '#server/features/payments/index.ts';
import { agree, holdAgreement, lastAgreed, OVERLAP_OF_DAYS } from './agreed.ts';
import {
  lastMovement,
  forSomeDays,
  listedBalance,
  storeDifferences,
  unsettledPayments,
  withProvider,
} from './compare.ts';
import { takeMovements } from './take.ts';
import { tellNew } from './tell.ts';

/** Ids of payments, which are settled one by one. */
const PAGE = 5000;

/** What asking the provider takes. */
type AtProvider = Pick<Services, 'db' | 'payments' | 'clock' | 'config'>;

/**
 * Compares the ledger with the provider, movement by movement and balance by balance, stores what differs, and mails the
 * team what is new. What only nobody had heard of yet is settled before. It begins at the last agreed day, or `since`
 * another instant, null at the very beginning; what differed before and is not settled is always compared. Answers the
 * provider's balance.
 */
export async function reconcileProvider(
  services: AtProvider,
  log: FastifyBaseLogger,
  since?: Date | null,
): Promise<number> {
  const { db, clock } = services;
  if (since === null) await takeMovements(services, { from: null });
  // What the ledger has by now, the provider knows by the time that it is asked.
  const until = await lastMovement(db);
  const sums = await stillBalance(services, since);
  const from = since === undefined ? ((await lastAgreed(db))?.until ?? null) : since;
  await settleUnbooked(services, from, log);
  const now = clock();
  await inTransaction(db, async (trx) => {
    await holdAgreement(trx);
    if (from) await forSomeDays(trx);
    const found = withProvider(from, until, sums, now);
    const fresh = await storeDifferences(trx, 'proveedor', found, now);
    if (fresh.count > 0) await tellNew(trx, 'proveedor', fresh);
    if (sums !== null && sums.listed === sums.balance) await agree(trx, now);
  });
  return sums?.balance ?? services.payments.balance();
}

/**
 * The provider's balance, and what its movements add up to, at an instant at which no movement was on its way into the
 * list; null when there was no such instant.
 */
async function stillBalance(
  services: AtProvider,
  since: Date | null | undefined,
): Promise<{ listed: number; balance: number } | null> {
  await takeMovements(services, { overlap: OVERLAP_OF_DAYS });
  for (let round = 0; round < 5; round++) {
    const balance = await services.payments.balance();
    if ((await takeMovements(services)) > 0) continue;
    const agreed = since === null ? null : await lastAgreed(services.db);
    const listed = await listedBalance(services.db, agreed);
    // Before it is said that something is missing, the list is read from the last agreed day on.
    const from = agreed?.until ?? null;
    if (listed === balance || (await takeMovements(services, { from })) === 0)
      return { listed, balance };
  }
  return null;
}

/** Asks for the present truth of our payments of which the provider has moved more or less than is booked. */
async function settleUnbooked(
  services: AtProvider,
  from: Date | null,
  log: FastifyBaseLogger,
): Promise<void> {
  let after = '';
  for (;;) {
    const ids = await inTransaction(services.db, async (trx) => {
      if (from) await forSomeDays(trx);
      return unsettledPayments(trx, from, { after, most: PAGE });
    });
    for (const id of ids)
      await settle(services, id, log).catch((error: unknown) =>
        log.error({ err: error, payment: id }, 'a payment that differs could not be settled'),
      );
    after = ids.at(-1) ?? '';
    if (ids.length < PAGE) return;
  }
}
