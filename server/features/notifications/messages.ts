import { sql } from 'kysely';
import type { NotificationName } from '#domain/notifications/events.ts';
import { sharedPaths } from '#lib/paths.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify } from './notify.ts';

/** Milliseconds in which the messages of one conversation make one notification, unless it is read before. */
const ONE_FOR = 4 * 60 * 60_000;

/** Who is told of messages, and of whose. */
interface Told {
  readonly accountId: number;
  readonly other: { readonly id: number; readonly keylogin: string };
  /** The other one as they see them. */
  readonly name: string;
  /** How many they have not read. */
  readonly count: number;
  readonly now: Date;
}

/** Tells of messages that are not read: several of one conversation make one notification (4 §E). */
export async function notifyOfMessages(
  trx: Trx,
  { accountId, other, name, count, now }: Told,
): Promise<void> {
  const msg = count > 1 ? `Tienes ${count} mensajes nuevos de ${name} en Maestros.` : undefined;
  const former = await unreadOf(trx, accountId, other.keylogin)
    .select('id')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (former && former.created_at.getTime() > now.getTime() - ONE_FOR) {
    await trx
      .updateTable('notification')
      .set({ msg: msg ?? sql`msg` })
      .where('id', '=', former.id)
      .execute();
    return;
  }
  // The new one says it all.
  if (former) await forgetMessages(trx, accountId, other.keylogin, now);
  await notify(trx, {
    accountId,
    evento: 'mensaje',
    parameters: [name],
    ...(msg !== undefined && { msg }),
    other: other.id,
    now,
  });
}

/** Counts what somebody was told of somebody's messages and requests as read: they have read them. */
export async function forgetMessages(
  trx: Trx,
  accountId: number,
  keylogin: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ read_at: now })
    .where(
      'id',
      '=',
      sql<number>`any(array(${unreadOf(trx, accountId, keylogin, IN_CHAT).select('id')}))`,
    )
    .execute();
}

/** What is read where the conversation is. */
const IN_CHAT = ['mensaje', 'solicitud_recibida'] as const satisfies NotificationName[];

/** What somebody was told of somebody's messages, or of other `events` in their conversation, and has not read. */
const unreadOf = (
  trx: Trx,
  accountId: number,
  keylogin: string,
  events: readonly NotificationName[] = ['mensaje'],
) =>
  trx
    .selectFrom('notification')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('evento', 'in', events)
    .where('path', '=', sharedPaths.chat(keylogin));

/** What a professional is told of a client's request: that it waits for an answer, or that it does so no more. */
const OF_REQUESTS = [
  'solicitud_recibida',
  'solicitud_reabierta',
  'solicitud_elegida',
  'solicitud_cerrada',
] as const satisfies NotificationName[];

/** Counts what a professional was told of a client's request as read: it is no longer so. */
export async function forgetRequest(
  trx: Trx,
  accountId: number,
  {
    clientId,
    titulo,
    events,
    now,
  }: {
    clientId: number;
    titulo: string;
    events: readonly (typeof OF_REQUESTS)[number][];
    now: Date;
  },
): Promise<void> {
  const { keylogin } = await trx
    .selectFrom('account')
    .select('keylogin')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const told = unreadOf(trx, accountId, keylogin, events).where(
    sql<boolean>`parameters[2] = ${titulo}`,
  );
  await trx
    .updateTable('notification')
    .set({ read_at: now })
    .where('id', '=', sql<number>`any(array(${told.select('id')}))`)
    .execute();
}
