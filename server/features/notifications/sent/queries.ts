import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** What people were told, of some people or of all, the newest first. */
export const sentRows = (
  db: Db,
  { people, antes }: { people: readonly number[] | undefined; antes: number | undefined },
  rows: number,
) =>
  db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select(['n.id', 'n.evento', 'n.parameters', 'n.msg', 'n.created_at', 'n.read_at'])
    .select(['a.keylogin', 'a.nombre', 'a.apellidos', 'a.deleted_at'])
    .$if(people !== undefined, (query) =>
      query.where(sql<boolean>`n.account_id = any(${people ?? []}::bigint[])`),
    )
    .$if(antes !== undefined, (query) =>
      query.where(
        sql<boolean>`(n.created_at, n.id) < (select created_at, id from notification where id = ${antes ?? 0})`,
      ),
    )
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(rows)
    .execute();

/** The ways of these, in the order in which they were tried. */
export const deliveriesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('notification_delivery')
    .selectAll()
    .where(sql<boolean>`notification_id = any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();

/** How many of each event went out by each channel between two instants, and what became of them. */
export async function ratesBetween(db: Db, from: Date, until: Date) {
  const { rows } = await sql<{
    evento: string;
    channel: string;
    salieron: number;
    llegaron: number;
    leidos: number;
    fallaron: number;
  }>`
    select n.evento, d.channel, count(*)::int as salieron,
      count(d.arrived_at)::int as llegaron, count(d.read_at)::int as leidos,
      count(d.failed_at)::int as fallaron
    from notification_delivery d
    join notification n on n.id = d.notification_id
    where d.created_at >= ${from} and d.created_at < ${until}
    group by n.evento, d.channel
    order by fallaron desc, salieron desc, n.evento, d.channel`.execute(db);
  return rows;
}
