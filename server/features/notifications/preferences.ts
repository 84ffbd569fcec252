import { sql } from 'kysely';
import type { Channel } from '#domain/notifications/channels.ts';
import { groupOf } from '#domain/notifications/events.ts';
import {
  CHOSEN_CHANNELS,
  CHOSEN_GROUPS,
  type ChosenGroup,
  isChosen,
  isOnAtFirst,
  SENT_PER_HOUR,
} from '#domain/notifications/groups.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What somebody chose of a group's channel, or has not chosen yet. */
export interface Preference {
  readonly grupo: ChosenGroup;
  readonly canal: Channel;
  readonly activo: boolean;
}

/** All that somebody can choose, as it holds now. */
export async function preferencesOf(db: Db | Trx, accountId: number): Promise<Preference[]> {
  const chosen = await db
    .selectFrom('notification_preference')
    .select(['grupo', 'channel', 'activo'])
    .where('account_id', '=', accountId)
    .execute();
  return CHOSEN_GROUPS.flatMap((grupo) =>
    CHOSEN_CHANNELS.map((canal) => ({
      grupo,
      canal,
      activo:
        chosen.find((one) => one.grupo === grupo && one.channel === canal)?.activo ??
        isOnAtFirst(grupo),
    })),
  );
}

export async function choose(
  trx: Trx,
  accountId: number,
  { grupo, canal, activo }: Preference,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('notification_preference')
    .values({ account_id: accountId, grupo, channel: canal, activo, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'grupo', 'channel']).doUpdateSet({ activo, changed_at: now }),
    )
    .execute();
}

/** The channels by which somebody wants to hear nothing of an event; none of what nobody can turn off. */
export async function turnedOff(
  trx: Db | Trx,
  accountId: number,
  evento: string,
): Promise<readonly Channel[]> {
  const group = groupOf(evento);
  if (!isChosen(group)) return [];
  return (await preferencesOf(trx, accountId))
    .filter(({ grupo, activo }) => grupo === group && !activo)
    .map(({ canal }) => canal);
}

const HOUR = 60 * 60_000;

/** Whether so much went out to somebody in the last hour that the list has to do for what can be turned off. */
export async function hasHeardEnough(
  trx: Db | Trx,
  accountId: number,
  evento: string,
  now: Date,
): Promise<boolean> {
  if (!isChosen(groupOf(evento))) return false;
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from (
      select from notification n
      where n.account_id = ${accountId} and n.created_at > ${new Date(now.getTime() - HOUR)}
        and exists (select from notification_delivery d where d.notification_id = n.id)
      limit ${sql.lit(SENT_PER_HOUR)}) lately`.execute(trx);
  return (rows[0]?.sent ?? 0) >= SENT_PER_HOUR;
}
