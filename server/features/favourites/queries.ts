import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import { FAVOURITES_MAX } from '#contract/favourites.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { worksTogether } from '#server/features/accounts/index.ts';

/** Cards of a page. */
export const PAGE = 24;
/** Of a client's finished works, only so many of the latest are looked at. */
const REMEMBERED = 500;
/** Whom a client can hire again, at most. */
const REHIRED = 12;

/** A client's finished works, the latest first. */
const finished = (clientId: number) => sql`(
  select id, professional_id, titulo, coalesce(finalized_at, updated_at) as finished_at
  from proposal where client_id = ${clientId} and grupo = 'finalizados'
  order by updated_at desc, id desc limit ${sql.lit(REMEMBERED)})`;

/** Whom a client saved, the last first: never more than they may save. */
const saved = (db: Db, clientId: number) =>
  db
    .selectFrom('favourite')
    .select(['id', 'client_id', 'professional_id'])
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(sql.lit(FAVOURITES_MAX));

/** The professionals whom a client saved or who finished works for them. */
export async function knownTo(db: Db, clientId: number) {
  const { rows } = await sql<{ keylogin: string; favorito: boolean; trabajos: number }>`
    select a.keylogin, v.professional_id is not null as favorito,
      coalesce(w.trabajos, 0)::int as trabajos
    from (select professional_id, count(*) as trabajos from ${finished(clientId)} done
      group by professional_id) w
    full join ${saved(db, clientId)} v using (professional_id)
    -- A look at one account each; as a join it may become one pass over all of them.
    cross join lateral (
      select keylogin from account
      where id = coalesce(w.professional_id, v.professional_id)
        and rol = ${sql.lit(ROL.professional)} and deleted_at is null limit 1
    ) a`.execute(db);
  return rows;
}

/** The favourites of a client who can be found now. */
const visible = (db: Db, clientId: number) =>
  db.selectFrom(saved(db, clientId).as('v')).innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('account as a')
        .innerJoin('profile as p', 'p.account_id', 'a.id')
        .select('a.keylogin')
        .whereRef('a.id', '=', 'v.professional_id')
        .where('a.deleted_at', 'is', null)
        .where('a.suspended_at', 'is', null)
        .where('p.validacion', '=', 'validado')
        // A look at one account each; as a join it may become one pass over all of them.
        .limit(sql.lit(1))
        .as('a'),
    (join) => join.onTrue(),
  );

/** A client's favourites, the last saved first, one more than a page. */
export const favouritesOf = (db: Db, clientId: number, antes: number | undefined) =>
  visible(db, clientId)
    .select(['v.id', 'v.professional_id', 'a.keylogin'])
    .select(worksTogether('v.client_id', 'v.professional_id').as('trabajos'))
    .$if(antes !== undefined, (query) => query.where('v.id', '<', antes ?? 0))
    .orderBy('v.id', 'desc')
    .limit(PAGE + 1)
    .execute();

const COUNT = sql<number>`count(*)::int`.as('total');

/** How many of a client's favourites can be found now. */
export async function countFavourites(db: Db, clientId: number): Promise<number> {
  const { total } = await visible(db, clientId).select(COUNT).executeTakeFirstOrThrow();
  return total;
}

/** How many professionals a client has saved, found or not. */
export async function countSaved(trx: Trx, clientId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('favourite')
    .select(COUNT)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return total;
}

/** One change of a client's favourites at a time, so that the limit holds. */
export const lockFavourites = (trx: Trx, clientId: number) =>
  sql`select 1 from account where id = ${clientId} for no key update`.execute(trx);

export const insertFavourite = (
  trx: Trx,
  { clientId, professionalId, now }: { clientId: number; professionalId: number; now: Date },
) =>
  trx
    .insertInto('favourite')
    .values({ client_id: clientId, professional_id: professionalId, created_at: now })
    .onConflict((conflict) => conflict.constraint('favourite_once').doNothing())
    .execute();

export const forgetFavourite = (trx: Trx, clientId: number, keylogin: string) =>
  trx
    .deleteFrom('favourite')
    .where('client_id', '=', clientId)
    .where('professional_id', '=', (other) =>
      other.selectFrom('account').select('id').where('keylogin', '=', keylogin),
    )
    .execute();

/** A professional whom a client may hire again, with their last finished work. */
export interface RehirableRow {
  readonly id: number;
  readonly keylogin: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly nombre_comercial: string | null;
  readonly deleted_at: Date | null;
  readonly img_profile: string | null;
  readonly profesion: string | null;
  readonly imagen: string | null;
  readonly trabajos: number;
  readonly favorito: boolean;
  readonly disponible: boolean;
  readonly ultimo_id: number | null;
  readonly ultimo_titulo: string | null;
  readonly ultimo_at: Date | null;
}

/** Those whom a client can hire again, the latest first; with a key that professional, in whatever state. */
export async function rehirableBy(
  db: Db,
  clientId: number,
  otherKey: string | undefined,
): Promise<RehirableRow[]> {
  const someone = otherKey === undefined ? sql`` : sql`and a.keylogin = ${otherKey}`;
  const { rows } = await sql<RehirableRow>`
    select * from (
      select a.id, a.keylogin, a.nombre, a.apellidos, a.deleted_at, a.img_profile,
        p.nombre_comercial, c.categoria as profesion,
        (select i.file_id from portfolio w join portfolio_image i on i.portfolio_id = w.id
          where w.account_id = a.id order by w.orden, w.id, i.orden limit 1) as imagen,
        ${worksTogether(sql<number>`${clientId}::bigint`, 'a.id')} as trabajos,
        exists (select from favourite v where v.client_id = ${clientId}
          and v.professional_id = a.id) as favorito,
        a.deleted_at is null and a.suspended_at is null and p.validacion = 'validado'
          and not exists (select from person_block b
            where (b.blocker_id = ${clientId} and b.blocked_id = a.id)
              or (b.blocker_id = a.id and b.blocked_id = ${clientId})) as disponible,
        last.id as ultimo_id, last.titulo as ultimo_titulo, last.finished_at as ultimo_at
      from account a
        join profile p on p.account_id = a.id
        left join profile_profesion pp on pp.account_id = a.id and pp.orden = 0
        left join categoria c on c.id = pp.categoria_id
        ${otherKey === undefined ? sql`` : sql`left`} join (
          select distinct on (professional_id) * from ${finished(clientId)} done
          order by professional_id, finished_at desc, id desc
        ) last on last.professional_id = a.id
      where a.rol = ${sql.lit(ROL.professional)} ${someone}
    ) known
    ${otherKey === undefined ? sql`where disponible` : sql``}
    order by ultimo_at desc nulls last, id limit ${sql.lit(REHIRED)}`.execute(db);
  return rows;
}
