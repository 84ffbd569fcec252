import { type RawBuilder, sql } from 'kysely';
import { type Channel, channelsAfter, GIVES_WAY_AFTER } from '#domain/notifications/channels.ts';
import type { Delivery } from '#server/adapters/whatsapp/port.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sendNotification } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { eventOf } from './events.ts';

export type FailureKind = 'rechazada' | 'sin_respuesta';

/** Sends a notification by channels that it did not take yet, by jobs of the same transaction. */
export async function deliverBy(
  trx: Trx,
  { id, evento, channels }: { id: number; evento: string; channels: readonly Channel[] },
  now: Date,
): Promise<void> {
  const { channels: steps } = eventOf(evento);
  for (const channel of channels) {
    const gives_way_at = givesWayAt(channelsAfter(steps, channel), now);
    const delivery = await trx
      .insertInto('notification_delivery')
      .values({ notification_id: id, channel, created_at: now, gives_way_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (delivery) await enqueue(trx, sendNotification, { id: delivery.id });
  }
}

const givesWayAt = (following: readonly Channel[], now: Date): Date | null =>
  following.length > 0 ? new Date(now.getTime() + GIVES_WAY_AFTER) : null;

/** Starts over with the first channel, as somebody of the team asks for; what failed before is forgotten. */
export async function deliverAgain(trx: Trx, id: number, evento: string, now: Date): Promise<void> {
  await trx.deleteFrom('notification_delivery').where('notification_id', '=', id).execute();
  await trx
    .updateTable('notification')
    .set({ failed_at: null, failure_kind: null })
    .where('id', '=', id)
    .execute();
  await deliverBy(trx, { id, evento, channels: eventOf(evento).channels[0] ?? [] }, now);
}

/** Ends a delivery that did not arrive; the next channel takes over, or else it waits for the team. */
export async function failDelivery(
  trx: Trx,
  id: number,
  failure_kind: FailureKind,
  now: Date,
): Promise<void> {
  const failed = await trx
    .updateTable('notification_delivery')
    .set({ failed_at: now, failure_kind, gives_way_at: null })
    .where('id', '=', id)
    // What has arrived stays, whatever is said of it later.
    .where('arrived_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['notification_id', 'channel'])
    .executeTakeFirst();
  if (failed) await giveWay(trx, failed, now);
}

interface Left {
  readonly notification_id: number;
  readonly channel: string;
}

async function giveWay(trx: Trx, { notification_id: id, channel }: Left, now: Date): Promise<void> {
  // Locked, so that of two channels that fail at once the second sees the first.
  const { evento } = await trx
    .selectFrom('notification')
    .select('evento')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const channels = channelsAfter(eventOf(evento).channels, channel as Channel);
  await deliverBy(trx, { id, evento, channels }, now);
  await trx
    .updateTable('notification as n')
    .set(({ selectFrom }) => ({
      failed_at: now,
      failure_kind: selectFrom('notification_delivery')
        .select('failure_kind')
        .where('notification_id', '=', id)
        .orderBy('failed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    }))
    .where('n.id', '=', id)
    .where(noneLeft(id, sql`true`))
    .execute();
}

/** As many as one transaction lets give way. */
const PAGE = 200;

/** Lets the next channel take over where one did not say in its time that the message arrived. */
export async function letGiveWay(db: Db, now: Date): Promise<void> {
  let left: readonly Left[];
  do
    left = await inTransaction(db, async (trx) => {
      const late = await trx
        .updateTable('notification_delivery')
        .set({
          gives_way_at: null,
          // One that was never taken is sent no more; one that was may still arrive.
          failed_at: sql`case when sent_at is null then ${now}::timestamptz end`,
          failure_kind: sql`case when sent_at is null then 'sin_respuesta' end`,
        })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('notification_delivery')
            .select('id')
            .where('gives_way_at', '<=', now)
            .orderBy('gives_way_at')
            .limit(PAGE)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['notification_id', 'channel'])
        .execute();
      for (const one of late) await giveWay(trx, one, now);
      return late;
    });
  while (left.length === PAGE);
}

/**
 * Records what the provider says became of messages. Said twice, late or out of order it changes nothing: a message
 * that arrived has arrived.
 */
export async function recordDeliveries(
  trx: Trx,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<void> {
  for (const { delivery, messageId, state } of deliveries) {
    const row = await trx
      .selectFrom('notification_delivery')
      .select(['id', 'notification_id'])
      // By our own number where it comes back: the provider may be faster than the answer with its own.
      .where((eb) =>
        delivery === null ? eb('provider_id', '=', messageId) : eb('id', '=', delivery),
      )
      .executeTakeFirst();
    if (!row) continue;
    if (state === 'failed') {
      await failDelivery(trx, row.id, 'rechazada', now);
      continue;
    }
    await trx
      .updateTable('notification_delivery')
      .set({
        arrived_at: sql`coalesce(arrived_at, ${now})`,
        ...(state === 'read' && { read_at: sql`coalesce(read_at, ${now})` }),
        sent_at: sql`coalesce(sent_at, ${now})`,
        gives_way_at: null,
        failed_at: null,
        failure_kind: null,
      })
      .where('id', '=', row.id)
      .execute();
    await settle(trx, row.notification_id);
  }
}

/** One that was sent, and that no other channel takes over, does not wait for the team and needs no secret any more. */
export const settle = (trx: Trx, id: number) =>
  trx
    .updateTable('notification')
    .set({ encrypted_path: null, phone: null, email: null, failed_at: null, failure_kind: null })
    .where('id', '=', id)
    .where(noneLeft(id, sql`sent_at is null or gives_way_at is not null`))
    .execute();

/** Whether no delivery of a notification is such, of those that did not fail. */
const noneLeft = (id: number, such: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from notification_delivery
  where notification_id = ${id} and failed_at is null and (${such}))`;
