import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { PLAN_ANEW } from './prepared.ts';
import type { Db } from './pool.ts';

/** Totals are exact up to this number; larger ones are the planner's estimate. */
export const COUNTED = 10_000;

export interface PageRequest {
  readonly page?: number | undefined;
  readonly itemsPerPage?: number | undefined;
  /**
   * `page.first.last` of a page with the same filters; a wrong mark shows other rows, but never more than
   * allowed.
   */
  readonly marca?: string | undefined;
}

export interface NumberedPage {
  /** The keys of the page's rows, in their order. */
  readonly keys: readonly number[];
  /** The reply's paging fields, as `pageOutput` of the contract. */
  readonly paging: {
    totalPages: number;
    total: number;
    total_estimado: boolean;
    hay_mas: boolean;
    marca: string | null;
  };
}

/**
 * Another order than by descending key: of a column of the key's table, or of what is made of its columns, where an index
 * has it with the key.
 */
export interface Sort {
  readonly table: string;
  readonly column: string | ((alias: string) => RawBuilder<unknown>);
  readonly way: 'asc' | 'desc';
}

/** From the oldest on: along the primary key. */
export const oldestFirst = (table: string): Sort => ({ table, column: 'id', way: 'asc' });

const sortedBy = ({ column }: Sort, alias: string): RawBuilder<unknown> =>
  typeof column === 'string' ? sql.ref(`${alias}.${column}`) : column(alias);

interface Asked extends PageRequest {
  readonly rows: number;
  readonly parts?: readonly Expression<unknown>[];
  readonly sort?: Sort | undefined;
}

/**
 * One page of a list, by descending key. Up to 10,000 rows are gathered and counted in one statement, which
 * stays fast for a text that is rare in a long table. Of longer lists only keys are read, from the mark of
 * a nearby page or from the top. `filtered` has its joins and conditions and selects nothing. Where rows
 * match in several ways, by text or by people, no single index covers them: each of `parts` then selects
 * the `key` of one way, and their union is gathered. In another order a long list is counted from the top, along
 * that order's index.
 */
export async function numberedPage<Tables, Table extends keyof Tables>(
  db: Db,
  filtered: SelectQueryBuilder<Tables, Table, object>,
  key: string,
  request: Asked,
): Promise<NumberedPage> {
  const { page = 1, itemsPerPage: rows = request.rows, sort } = request;
  const list = filtered.select(sql<number>`${sql.ref(key)}`.as('key'));
  const found = await countedKeys(db, gathered(filtered, key, request.parts), { page, rows, sort });
  if (found.total <= COUNTED)
    return numbered(found.keys, { page, rows, total: found.total, estimated: false });
  const keys = sort
    ? await sortedKeys(db, filtered, key, { page, rows, sort })
    : await keysetKeys(db, list, { page, rows, mark: readMark(request.marca) });
  // A page beyond the end does not tell how many rows there are.
  const seen = keys.length > 0 ? (page - 1) * rows + keys.length : 0;
  const total = Math.max(found.total, seen, await estimate(db, list));
  return numbered(keys, { page, rows, total, estimated: true });
}

/** Any of the keys of a list, as `key`, up to one above the limit: what is counted, and can be added up. */
export function gathered<Tables, Table extends keyof Tables>(
  filtered: SelectQueryBuilder<Tables, Table, object>,
  key: string,
  parts?: readonly Expression<unknown>[],
): RawBuilder<unknown> {
  const list = parts ? unionOf(parts) : filtered.select(sql<number>`${sql.ref(key)}`.as('key'));
  return sql`select key from (${list}) as list limit ${COUNTED + 1}`;
}

/** Twice the limit, because one part may find a key twice: through both people of a row. */
const unionOf = (parts: readonly Expression<unknown>[]) =>
  sql`${sql.join(
    parts.map((part) => sql`(select key from (${part}) as part limit ${2 * (COUNTED + 1)})`),
    sql` union `,
  )}`;

interface Wanted {
  page: number;
  rows: number;
}

/** The page's keys and the next one, and the number of rows, counted up to one above the limit. */
async function countedKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { page, rows, sort }: Wanted & { sort: Sort | undefined },
) {
  const order = sort
    ? sql`(select ${sortedBy(sort, 's')} from ${sql.table(sort.table)} s where s.id = found.key)
      ${sql.raw(sort.way)}, key ${sql.raw(sort.way)}`
    : sql`key desc`;
  const { rows: replies } = await sql<{ total: number; keys: number[] }>`
    with found as materialized (${keys})
    select (select count(*) from found) as total,
      to_json(array(
        select key from found order by ${order} offset ${(page - 1) * rows} limit ${rows + 1}
      )) as keys
    ${sql.raw(PLAN_ANEW)}`.execute(db);
  return replies[0] ?? { total: 0, keys: [] };
}

/** The same keys for a list that is too long to gather, along the index of another order. */
async function sortedKeys<Tables, Table extends keyof Tables>(
  db: Db,
  filtered: SelectQueryBuilder<Tables, Table, object>,
  key: string,
  { page, rows, sort }: Wanted & { sort: Sort },
): Promise<number[]> {
  const [alias = ''] = key.split('.');
  const list = filtered
    .select(sql<number>`${sql.ref(key)}`.as('key'))
    .select(sortedBy(sort, alias).as('sorted'));
  const way = sql.raw(sort.way);
  const { rows: found } = await sql<{ key: number }>`
    select key from (${list}) as list order by sorted ${way}, key ${way}
    offset ${(page - 1) * rows} limit ${rows + 1} ${sql.raw(PLAN_ANEW)}`.execute(db);
  return found.map((row) => row.key);
}

/** The same keys for a list that is too long to gather. */
async function keysetKeys(
  db: Db,
  list: Expression<unknown>,
  { page, rows, mark }: Wanted & { mark: Mark | undefined },
): Promise<number[]> {
  const read = async (where: RawBuilder<unknown>, direction: 'asc' | 'desc', offset: number) => {
    const { rows: found } = await sql<{ key: number }>`
      select key from (${list}) as list where ${where} order by key ${sql.raw(direction)}
      offset ${offset} limit ${rows + 1} ${sql.raw(PLAN_ANEW)}`.execute(db);
    return found.map((row) => row.key);
  };
  if (mark && page > mark.page)
    return await read(sql`key < ${mark.last}`, 'desc', (page - mark.page - 1) * rows);
  if (mark && page === mark.page) return await read(sql`key <= ${mark.first}`, 'desc', 0);
  if (mark && page > 1) {
    const upwards = await read(sql`key >= ${mark.first}`, 'asc', (mark.page - page - 1) * rows);
    // Fewer when rows were deleted meanwhile; the page is then counted from the top.
    if (upwards.length > rows) return upwards.toReversed();
  }
  return await read(sql`true`, 'desc', (page - 1) * rows);
}

/** The planner's estimate of the number of rows. */
async function estimate(db: Db, list: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${list}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

interface Mark {
  page: number;
  first: number;
  last: number;
}

function readMark(marca: string | undefined): Mark | undefined {
  if (!marca) return undefined;
  const [page = 0, first = 0, last = 0] = marca.split('.').map(Number);
  return { page, first, last };
}

function numbered(
  keys: readonly number[],
  { page, rows, total, estimated }: Wanted & { total: number; estimated: boolean },
): NumberedPage {
  const shown = keys.slice(0, rows);
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    keys: shown,
    paging: {
      totalPages: Math.max(1, Math.ceil(total / rows)),
      total,
      total_estimado: estimated,
      hay_mas: keys.length > rows,
      marca: first === undefined || last === undefined ? null : `${page}.${first}.${last}`,
    },
  };
}
