import { type RawBuilder, sql } from 'kysely';
import { type Channel, GIVES_WAY_AFTER, nextChannels } from '#domain/notifications/channels.ts';
import { groupOf } from '#domain/notifications/events.ts';
import { isChosen } from '#domain/notifications/groups.ts';
import { waitsUntil } from '#domain/notifications/quiet-hours.ts';
import type { Delivery } from '#server/adapters/whatsapp/port.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { withPhone } from '#server/db/sealed/index.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sendNotification } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { hasDevice } from './devices/queries.ts';
import { eventOf } from './events.ts';
import { hasHeardEnough, turnedOff } from './preferences.ts';

export type FailureKind = 'rechazada' | 'sin_respuesta';

/** A notification on its way: the first channels, or those that follow one that did not arrive (`after`). */
interface OnItsWay {
  readonly id: number;
  readonly accountId: number;
  readonly evento: string;
  readonly after: Channel | null;
}

/** By which channels somebody would hear of an event at `now` first, and until when (epoch ms) that waits for the morning. */
export async function waysTo(
  db: Db | Trx,
  { accountId, evento }: Pick<OnItsWay, 'accountId' | 'evento'>,
  now: Date,
): Promise<{ channels: readonly Channel[]; waits: number | null }> {
  const waits = waitsUntil(groupOf(evento), now.getTime());
  if (await hasHeardEnough(db, accountId, evento, now)) return { channels: [], waits };
  const off = await offFor(db, { accountId, evento }, now);
  return { channels: nextChannels(eventOf(evento).channels, null, off), waits };
}

/** What somebody turned off of an event, or does not have. */
async function offFor(
  db: Db | Trx,
  { accountId, evento }: Pick<OnItsWay, 'accountId' | 'evento'>,
  now: Date,
): Promise<readonly Channel[]> {
  const off = await turnedOff(db, accountId, evento);
  const lacks: Channel[] = [];
  if (!(await hasDevice(db, accountId, now))) lacks.push('push');
  if (!(await hasTelephone(db, accountId))) lacks.push('whatsapp');
  return [...off, ...lacks];
}

/** Administrators need not have one: what goes to it would be refused again and again. */
async function hasTelephone(db: Db | Trx, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('phone_sealed')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return withPhone(db, 'account.phone', row).phone !== '';
}

/**
 * Sends a notification by its next channels that its person has not turned off, by jobs of the same transaction; what
 * comes at night waits for the morning.
 */
export async function deliver(
  trx: Trx,
  { id, accountId, evento, after }: OnItsWay,
  now: Date,
): Promise<void> {
  const { channels: steps } = eventOf(evento);
  const off = await offFor(trx, { accountId, evento }, now);
  const waits = waitsUntil(groupOf(evento), now.getTime());
  const from = waits ?? now.getTime();
  for (const channel of nextChannels(steps, after, off)) {
    const follows = nextChannels(steps, channel, off).length > 0;
    const delivery = await trx
      .insertInto('notification_delivery')
      .values({
        notification_id: id,
        channel,
        created_at: now,
        waits_until: waits === null ? null : new Date(waits),
        gives_way_at: follows ? new Date(from + GIVES_WAY_AFTER) : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (delivery && waits === null) await enqueue(trx, sendNotification, { id: delivery.id });
  }
}

/**
 * Whether nothing may ring now: then it waits for the morning, with as long for its channel from there. Its job has
 * nothing more to do.
 */
export async function waitsForMorning(
  db: Db,
  { id, evento }: { id: number; evento: string },
  now: Date,
): Promise<boolean> {
  const waits = waitsUntil(groupOf(evento), now.getTime());
  if (waits === null) return false;
  await db
    .updateTable('notification_delivery')
    .set({
      waits_until: new Date(waits),
      gives_way_at: sql`case when gives_way_at is not null then ${new Date(waits + GIVES_WAY_AFTER)}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  return true;
}

/** Starts over with the first channel, as somebody of the team asks for; what failed before is forgotten. */
export async function deliverAgain(
  trx: Trx,
  { id, accountId, evento }: Omit<OnItsWay, 'after'>,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('notification_delivery').where('notification_id', '=', id).execute();
  await trx
    .updateTable('notification')
    .set({ failed_at: null, failure_kind: null })
    .where('id', '=', id)
    .execute();
  await deliver(trx, { id, accountId, evento, after: null }, now);
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
  const { evento, accountId } = await trx
    .selectFrom('notification')
    .select(['evento', 'account_id as accountId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await deliver(trx, { id, accountId, evento, after: channel as Channel }, now);
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

/** As many as one transaction lets go or give way. */
const PAGE = 200;

/**
 * Sends what waited for the morning. What somebody can turn off, and has read in the product meanwhile or turned off,
 * does not go out that way any more.
 */
export async function sendWaiting(db: Db, now: Date): Promise<void> {
  let due: number;
  do due = await inTransaction(db, (trx) => sendPage(trx, now));
  while (due === PAGE);
}

async function sendPage(trx: Trx, now: Date): Promise<number> {
  const page = await trx
    .updateTable('notification_delivery as d')
    .set({ waits_until: null })
    .from('notification as n')
    .whereRef('n.id', '=', 'd.notification_id')
    .where('d.id', 'in', (eb) =>
      eb
        .selectFrom('notification_delivery')
        .select('id')
        .where('waits_until', '<=', now)
        .orderBy('waits_until')
        .orderBy('id')
        .limit(PAGE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['d.id', 'd.channel', 'n.id as notificationId', 'n.account_id as accountId'])
    .returning(['n.evento', 'n.read_at'])
    .execute();
  // In the order in which it happened, which the queue keeps among those that are due at once by this alone.
  const inOrder = page.toSorted((one, other) => one.id - other.id);
  for (const [place, row] of inOrder.entries()) {
    const { id, channel, notificationId, accountId, evento, read_at } = row;
    const after = channel as Channel;
    const isOff = (await turnedOff(trx, accountId, evento)).includes(after);
    if (!isOff && (read_at === null || !isChosen(groupOf(evento)))) {
      await enqueue(trx, sendNotification, { id }, { afterSeconds: place / 1_000_000 });
      continue;
    }
    await trx.deleteFrom('notification_delivery').where('id', '=', id).execute();
    if (read_at === null) await deliver(trx, { id: notificationId, accountId, evento, after }, now);
    await settle(trx, notificationId);
  }
  return page.length;
}

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
    .set({
      encrypted_path: null,
      phone_sealed: null,
      email: null,
      failed_at: null,
      failure_kind: null,
    })
    .where('id', '=', id)
    .where(noneLeft(id, sql`sent_at is null or gives_way_at is not null`))
    .execute();

/** Whether no delivery of a notification is such, of those that did not fail. */
const noneLeft = (id: number, such: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from notification_delivery
  where notification_id = ${id} and failed_at is null and (${such}))`;
