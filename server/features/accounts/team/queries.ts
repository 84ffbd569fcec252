import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { COUNTED } from '#server/db/numbered-page.ts';
import type { Db } from '#server/db/pool.ts';
import { containsWords } from '#server/db/text-match.ts';
import { personText } from '../person.ts';
import { visibleName } from '../names.ts';

export interface AccountFilter {
  readonly rol?: number | undefined;
  readonly validacion?: string | undefined;
  readonly suspendidas?: boolean | undefined;
  readonly search: string;
  /** A trade, and a state and one of its cities by name; '' for any place. */
  readonly categoria?: string | undefined;
  readonly lugar?: string | undefined;
  readonly ciudad?: string | undefined;
  /** The month of a cohort, `YYYY-MM`; '' for all. */
  readonly cohorte?: string | undefined;
  /** Only those of it who had come back so many months later. */
  readonly volvieron?: number | undefined;
}

/** The accounts that match the filter; selects no columns. */
export const matchingAccounts = (db: Db, filter: AccountFilter) => {
  const { rol, validacion, suspendidas = false, categoria = '', cohorte = '' } = filter;
  const found = containsWords(personText('a'), filter.search);
  return (
    db
      .selectFrom('account as a')
      .where('a.deleted_at', 'is', null)
      .$if(rol !== undefined, (query) => query.where('a.rol', '=', rol as number))
      .$if(suspendidas, (query) => query.where('a.suspended_at', 'is not', null))
      // Joined only when filtered by it: in a million accounts the join is expensive.
      .$if(validacion !== undefined, (query) =>
        query
          .innerJoin('profile as p', 'p.account_id', 'a.id')
          .where('p.validacion', '=', validacion as string),
      )
      .$if(categoria !== '', (query) => query.where(doesWork(categoria, filter)))
      .$if(cohorte !== '', (query) => query.where(isOfCohort(cohorte, filter.volvieron)))
      .$if(found !== null, (query) => query.where(found as RawBuilder<SqlBool>))
  );
};

/**
 * Whether a search of the trade in the place finds them: who works there, in the whole state, in the whole country. As an array
 * whose parts come by an index each: with `or` the plan would read every account there is.
 */
function doesWork(categoria: string, { lugar = '', ciudad = '' }: AccountFilter) {
  const state = sql`(select id from estado where search_text(nombre) = search_text(${lugar}))`;
  const city = sql`(select id from ciudad where estado_id = ${state} and search_text(nombre) = search_text(${ciudad})
    order by nombre = ${ciudad} desc limit 1)`;
  const places =
    lugar === ''
      ? [sql`true`]
      : ciudad === ''
        ? [sql`estado_id is null`, sql`estado_id = ${state}`]
        : [
            sql`estado_id is null`,
            sql`estado_id = ${state} and ciudad_id is null`,
            sql`ciudad_id = ${city}`,
          ];
  const parts = places.map(
    (there) => sql`(select account_id from listing
      where categoria_id = (select id from categoria where categoria = ${categoria}) and ${there}
      limit ${COUNTED + 1})`,
  );
  return sql<SqlBool>`a.id = any(array(${sql.join(parts, sql` union all `)}))`;
}

/** As an array, as above. */
function isOfCohort(cohorte: string, volvieron: number | undefined) {
  const month = sql`${`${cohorte}-01`}::date`;
  const back =
    volvieron === undefined
      ? sql`true`
      : sql`volvio <= ${month} + make_interval(months => ${volvieron}::integer)`;
  return sql<SqlBool>`a.id = any(array(
    select account_id from cohort_member where mes = ${month} and ${back} limit ${COUNTED + 1}))`;
}

/** The rows of the list for these accounts, newest first. */
export const accountRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('account as a')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .select([
      'a.keylogin',
      'a.rol',
      'a.nivel',
      'a.nombre',
      'a.apellidos',
      'a.trade_name',
      'a.email',
      'a.phone',
      'a.img_profile',
      'a.created_at',
      'a.suspended_at',
      'p.validacion',
    ])
    .where(sql<SqlBool>`a.id = any(${ids})`)
    .orderBy('a.id', 'desc')
    .execute();

/** The id and state of an account that is not deleted. */
export const accountId = (db: Db, keylogin: string) =>
  db
    .selectFrom('account')
    .select(['id', 'rol', 'suspended_at', 'suspended_motivo'])
    .select(sql<boolean>`pass_hash is not null`.as('configurada'))
    .where('keylogin', '=', keylogin)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The name of the administrator who decided on a professional; null while nobody has. */
export async function decidedBy(db: Db, professionalId: number): Promise<string | null> {
  const row = await db
    .selectFrom('profile as p')
    .innerJoin('account as a', 'a.id', 'p.validacion_by')
    .select(['a.nombre', 'a.apellidos', 'a.deleted_at'])
    .where('p.account_id', '=', professionalId)
    .executeTakeFirst();
  return row ? visibleName(row) : null;
}

/** When somebody last used the product by a session that is open, and when somebody decided on a professional. */
export async function datesOf(db: Db, accountId: number) {
  const row = await db
    .selectFrom('account as a')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .select(['a.created_at', 'p.validacion_at'])
    .select((of) =>
      of
        .selectFrom('session as s')
        .select((all) => all.fn.max('s.last_seen_at').as('seen'))
        .whereRef('s.account_id', '=', 'a.id')
        .as('seen'),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    alta: row.created_at.toISOString(),
    ultimo_uso: row.seen?.toISOString() ?? null,
    validado_at: row.validacion_at?.toISOString() ?? null,
  };
}
