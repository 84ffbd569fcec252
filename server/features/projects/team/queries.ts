import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Estado } from '#domain/projects/graph.ts';
import { PROJECTS_COUNTED, type ProjectOrder } from '#domain/projects/listing.ts';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import { inOrder } from '#server/db/in-chunks.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { OVERVIEW } from '#server/features/cases/index.ts';
import { FROZEN_BY } from '../standing.ts';
import { ASSIGNEE } from './assignee.ts';

type Condition = RawBuilder<SqlBool>;

/** To the microsecond, which a Date lacks. */
const micros = (column: string) =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
const ofMicros = (value: number) =>
  sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`;

interface Order {
  readonly column: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  /** The value as a mark says it, and back. */
  readonly mark: RawBuilder<number>;
  readonly ofMark: (value: number) => RawBuilder<unknown>;
}

const ORDERS: Record<ProjectOrder, Order> = {
  recientes: {
    column: sql`p.id`,
    direction: 'desc',
    mark: sql`p.id`,
    ofMark: (value) => sql`${value}::bigint`,
  },
  sin_movimiento: {
    column: sql`p.updated_at`,
    direction: 'asc',
    mark: micros('p.updated_at'),
    ofMark: ofMicros,
  },
  precio: {
    column: sql`p.precio`,
    direction: 'desc',
    mark: sql`p.precio`,
    ofMark: (value) => sql`${value}::bigint`,
  },
  vence: {
    column: sql`p.vence`,
    direction: 'asc',
    mark: micros('p.vence'),
    ofMark: ofMicros,
  },
};

/** A place in an order: the value and the number of a project. */
export interface Mark {
  readonly value: number;
  readonly id: number;
}

export interface ProjectSumsRow {
  readonly total: number;
  readonly precio: number;
  readonly retenido: number;
}

interface Asked {
  readonly where: Condition;
  readonly order: ProjectOrder;
  readonly after: Mark | undefined;
  readonly rows: number;
}

/**
 * The next projects of an order, and what all that fulfil the conditions add up to. Up to 10,000 of them are gathered, which is
 * fast however few of a long table they are; of more than that only the next ones are read, along the order's index.
 */
export async function projectPage(
  db: Db | Trx,
  { where, order, after, rows }: Asked,
): Promise<{ marks: Mark[]; sums: ProjectSumsRow }> {
  const { column, direction, mark, ofMark } = ORDERS[order];
  const [way, beyond] = direction === 'asc' ? ['asc', '>'] : ['desc', '<'];
  const next = (value: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    after === undefined
      ? sql`true`
      : sql`(${value}, ${id}) ${sql.raw(beyond)} (${ofMark(after.value)}, ${after.id}::bigint)`;
  const gathered = await sql<ProjectSumsRow & { marks: Mark[] }>`
    with found as materialized (
      -- For each by itself: as a join the plan would read every account there is.
      select p.id, ${column} as value, ${mark} as mark, p.precio, (
        select held.balance from ledger_account held
        where held.proposal_id = p.id and held.kind = 'retenido'
      ) as balance
      from proposal p
      where ${where} limit ${PROJECTS_COUNTED + 1}
    )
    select (select count(*) from found) as total,
      (select coalesce(sum(precio), 0) from found) as precio,
      (select coalesce(sum(balance), 0) from found) as retenido,
      (select coalesce(jsonb_agg(jsonb_build_object('value', mark, 'id', id)), '[]') from (
        select mark, id from found where ${next(sql`value`, sql`id`)}
        order by value ${sql.raw(way)}, id ${sql.raw(way)} limit ${rows}
      ) page) as marks
    ${sql.raw(PLAN_ANEW)}`.execute(db);
  const { marks = [], ...sums } = gathered.rows[0] ?? { total: 0, precio: 0, retenido: 0 };
  if (Number(sums.total) <= PROJECTS_COUNTED) return { marks, sums };
  const { rows: along } = await sql<Mark>`
    select ${mark} as value, p.id from proposal p
    where ${where} and ${next(column, sql`p.id`)}
    order by ${column} ${sql.raw(way)}, p.id ${sql.raw(way)} limit ${rows}
    ${sql.raw(PLAN_ANEW)}`.execute(db);
  return { marks: along, sums };
}

const listed = (db: Db | Trx) =>
  db
    .selectFrom('proposal as p')
    .innerJoin('account as c', 'c.id', 'p.client_id')
    .innerJoin('account as a', 'a.id', 'p.professional_id')
    .leftJoin('profile as ap', 'ap.account_id', 'a.id')
    .leftJoin('ledger_account as held', (join) =>
      join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', sql.lit('retenido')),
    )
    .select(OVERVIEW)
    .select(({ ref }) => ref('p.estado').$castTo<Estado>().as('estado'))
    .select([
      'p.id',
      'p.adicional_por_pagar',
      'p.entregado_at',
      'p.categoria',
      'p.lugar_ciudad',
      'p.lugar_estado',
      'p.created_at',
      'p.updated_at',
      'p.vence',
    ])
    .select(FROZEN_BY)
    .select(ASSIGNEE.as('assignee'));

export type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

/** These projects, in this order. */
export async function listedRows(db: Db | Trx, ids: readonly number[]): Promise<ListedRow[]> {
  const rows = await listed(db).where(sql<SqlBool>`p.id = any(${ids}::bigint[])`).execute();
  return inOrder(ids, rows);
}
