import { sql } from 'kysely';
import type { ProviderEvent } from '#server/adapters/payments/port.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { settlePayment, takeMovements } from '#server/jobs/kinds.ts';

/** The provider's list is read again from so long before what was read last: it may grow late. */
const OVERLAP = 60 * 60_000;

/**
 * Stores a fact of the provider's once, whichever way it came (4 §A). What it is about is settled by a job, which asks
 * the provider for the present truth, so order and repetition do not matter; a fact about no payment and not about the
 * platform's balance, or about a payment that is not ours, waits for the team. True when it is new.
 */
export async function takeFact(trx: Trx, event: ProviderEvent, now: Date): Promise<boolean> {
  const stored = await trx
    .insertInto('webhook_event')
    .values({
      id: event.id,
      type: event.type,
      payload: JSON.stringify(event.payload),
      payment_ref: event.paymentId,
      unattended: event.paymentId === null && !event.ofBalance,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored && event.paymentId)
    await enqueue(trx, settlePayment, { providerId: event.paymentId, event: event.id });
  else if (stored && event.ofBalance) await enqueue(trx, takeMovements, { event: event.id });
  return stored !== undefined;
}

/** Marks a fact as settled, or, where it is about no payment of ours or not understood, as one that waits for the team. */
export const closeFact = (
  db: Db,
  id: string,
  { dealtWith, now }: { dealtWith: boolean; now: Date },
) =>
  db
    .updateTable('webhook_event')
    .set(dealtWith ? { handled_at: now } : { unattended: true })
    .where('id', '=', id)
    .execute();

/**
 * Whether a fact is about a payment of ours whose id at the provider is not stored yet: the provider tells of it while its
 * reply to us is still on its way.
 */
export async function isBeingMade(db: Db, id: string): Promise<boolean> {
  const fact = await db
    .selectFrom('webhook_event')
    .select(sql<string | null>`payload #>> '{data,object,metadata,payment}'`.as('payment'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!fact?.payment || !/^\d{1,15}$/.test(fact.payment)) return false;
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('id', '=', Number(fact.payment))
    .where('id_payment', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return payment !== undefined;
}

/** Takes what is in the provider's own list and never arrived. */
export async function sweepFacts({ db, payments, clock }: Services): Promise<void> {
  const swept = await db.selectFrom('facts_swept').select('until').executeTakeFirst();
  let until = swept?.until ?? null;
  for await (const events of payments.eventsSince(until && new Date(until.getTime() - OVERLAP)))
    await inTransaction(db, async (trx) => {
      for (const event of await missing(trx, events)) await takeFact(trx, event, clock());
      for (const { createdAt } of events) if (!until || createdAt > until) until = createdAt;
    });
  if (until !== null) await saveSwept(db, until);
}

const saveSwept = (db: Db, until: Date) =>
  db
    .insertInto('facts_swept')
    .values({ one: true, until })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ until }))
    .execute();

/** Those that are not stored yet, the oldest first. */
async function missing(trx: Trx, events: readonly ProviderEvent[]): Promise<ProviderEvent[]> {
  const ids = events.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select id from webhook_event where id = any(${ids})`.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id)).reverse();
}
