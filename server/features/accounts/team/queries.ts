import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ParsedInputOf } from '#contract/call.ts';
import type { exportAccounts } from '#contract/accounts.ts';
import type { AccountOrder } from '#domain/accounts/listing.ts';
import { inOrder } from '#server/db/in-chunks.ts';
import {
  COUNTED,
  type NumberedPage,
  numberedPage,
  oldestFirst,
  type PageRequest,
  type Sort,
} from '#server/db/numbered-page.ts';
import type { Db } from '#server/db/pool.ts';
import { containsWords } from '#server/db/text-match.ts';
import { personText } from '../person.ts';
import { visibleName } from '../names.ts';
import { withPhone } from '#server/db/sealed/index.ts';

type Filters = ParsedInputOf<typeof exportAccounts>;

/** Of the name as in the index account_by_name. */
const SORTS: Record<AccountOrder, Sort | undefined> = {
  recientes: undefined,
  antiguas: oldestFirst('account'),
  nombre: {
    table: 'account',
    column: (a) =>
      sql`search_text(${sql.ref(`${a}.nombre`)} || ' ' || ${sql.ref(`${a}.apellidos`)})`,
    way: 'asc',
  },
};

/** The ids of one page of accounts. */
export const accountPage = (
  db: Db,
  filters: Filters,
  request: PageRequest & { rows: number },
): Promise<NumberedPage> =>
  numberedPage(db, matchingAccounts(db, filters), 'a.id', {
    ...request,
    sort: SORTS[filters.orden ?? 'recientes'],
  });

/** The accounts that match the filter; selects no columns. */
const matchingAccounts = (db: Db, filters: Filters) => {
  const { rol, validacion, suspendidas = false, search = '' } = filters;
  const { categoria = '', cohorte = '', volvieron } = filters;
  const found = containsWords(personText('a'), search);
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
      .$if(categoria !== '', (query) => query.where(doesWork(categoria, filters)))
      .$if(cohorte !== '', (query) => query.where(isOfCohort(cohorte, volvieron)))
      .$if(found !== null, (query) => query.where(found as RawBuilder<SqlBool>))
  );
};

/**
 * Whether a search of the trade in the place finds them: who works there, in the whole state, in the whole country. As an array
 * whose parts come by an index each: with `or` the plan would read every account there is.
 */
function doesWork(categoria: string, { lugar = '', ciudad = '' }: Filters) {
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

const rows = (db: Db) =>
  db
    .selectFrom('account as a')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .select([
      'a.id',
      'a.keylogin',
      'a.rol',
      'a.nivel',
      'a.nombre',
      'a.apellidos',
      'a.trade_name',
      'a.email',
      'a.phone_sealed',
      'a.img_profile',
      'a.created_at',
      'a.suspended_at',
      'p.validacion',
    ]);

/** The rows of the list for these accounts, in this order. */
export const accountRows = async (db: Db, ids: readonly number[]) =>
  inOrder(ids, await rows(db).where(sql<SqlBool>`a.id = any(${ids})`).execute()).map((row) =>
    withPhone(db, 'account.phone', row),
  );

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
