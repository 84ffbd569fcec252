import { sql } from 'kysely';
import { getDemand as call } from '#contract/business.ts';
import { byGap, type DemandPlace, demandVerdict } from '#domain/business/demand.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { countedUntil } from './count.ts';
import { demanded } from './facts.ts';

/** The trades and places with the most requests that are compared with who is there. */
const MOST = 100;
/** More professionals of one place than these are not counted. */
const COUNTED = 1_000;

export const getDemand = handle(call, async ({ dias, por }, { db, now }) => {
  const hasta = mexicoDay(now.getTime());
  const desde = mexicoDay(now.getTime() - (dias - 1) * DAY);
  const rows = await demandSince(db, desde, por, now);
  return {
    desde,
    hasta,
    lugares: rows.map((row) => ({ ...row, que_hacer: demandVerdict(row, dias) })).sort(byGap(dias)),
  };
});

interface DemandRow {
  readonly categoria: string;
  readonly estado: string;
  readonly ciudad: string;
  readonly solicitudes: number;
  readonly con_propuesta: number;
  readonly profesionales: number;
}

/**
 * What was asked for since a day, and who can do it now: who works in the city, in the whole state or in the whole country, as
 * searches find them. Each of these is counted from its end of an index of `listing`.
 */
async function demandSince(
  db: Db | Trx,
  desde: string,
  por: DemandPlace,
  now: Date,
): Promise<DemandRow[]> {
  const rest = { from: await countedUntil(db), before: new Date(now.getTime() + DAY) };
  const city = por === 'ciudad' ? sql`lugar_ciudad` : sql`''::text`;
  const serving = [
    sql`l.estado_id is null`,
    ...(por === 'ciudad'
      ? [
          sql`l.estado_id = place.estado_id and l.ciudad_id is null`,
          sql`l.ciudad_id = place.ciudad_id`,
        ]
      : [sql`l.estado_id = place.estado_id`]),
  ].map(
    (there) => sql`(select from listing l where l.categoria_id = asked.categoria_id and ${there}
          limit ${COUNTED})`,
  );
  const { rows } = await sql<DemandRow>`
    with asked as (
      select categoria_id, lugar_estado as estado, ${city} as ciudad,
        sum(solicitudes)::integer as solicitudes, sum(con_propuesta)::integer as con_propuesta
      from (
        select dia, categoria_id, lugar_estado, lugar_ciudad, solicitudes, con_propuesta
        from demand_day where dia >= ${desde}
        union all
        select * from (${demanded(rest)}) f where dia >= ${desde}
      ) d
      group by 1, 2, 3
      having sum(solicitudes) > 0
      order by sum(solicitudes) desc, 1, 2, 3 limit ${MOST})
    select c.categoria, asked.estado, asked.ciudad, asked.solicitudes, asked.con_propuesta, there.profesionales
    from asked
      join categoria c on c.id = asked.categoria_id
      left join lateral (
        select e.id as estado_id, t.id as ciudad_id from estado e
          left join ciudad t on t.estado_id = e.id and search_text(t.nombre) = search_text(asked.ciudad)
        where search_text(e.nombre) = search_text(asked.estado)
        order by t.nombre = asked.ciudad desc limit 1) place on true
      cross join lateral (
        select least(count(*), ${COUNTED})::integer as profesionales
        from (${sql.join(serving, sql` union all `)}) l) there`.execute(db);
  return rows;
}
