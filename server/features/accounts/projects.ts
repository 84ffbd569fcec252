import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ROL, type Rol } from '#contract/call.ts';
import type { GroupTotals } from '#contract/views.ts';
import type { Group } from '#domain/projects/groups.ts';
import type { Db } from '#server/db/pool.ts';
import { acquainted } from './between.ts';
import { type TurnFacts, turnFacts } from './turn-facts.ts';

/** Whose projects: clients are on one side of them, whoever writes proposals on the other. */
export interface Owner {
  readonly id: number;
  readonly rol: Rol;
}

/** Whether a project `q` was passed over; only what can still be accepted is asked about it. */
const PASSED_OVER = sql<boolean>`(q.estado = 'publicada' and other_chosen(q.id))`;

/** A client does not see what is not published. */
const ownedBy = ({ id, rol }: Owner, alias: 'p' | 'q' = 'q'): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return rol === ROL.client
    ? sql`${of('client_id')} = ${id} and ${of('estado')} <> 'por_publicar'`
    : sql`${of('professional_id')} = ${id}`;
};

export interface Wanted {
  readonly groups: readonly Group[];
  /** How many of each group at most; of those that were passed over, too. */
  readonly max: number;
  /** Those after the project with this instant and id. */
  readonly after?: { readonly microseconds: number; readonly id: number } | undefined;
  /** Narrows them by a project `q`, the other person `o` and that person's profile `op`. */
  readonly having?: RawBuilder<SqlBool> | null | undefined;
}

/**
 * Somebody's projects, newest first. Each group is read from its own part of an index and bounded by itself,
 * so that many of one never hide another.
 */
export function projects(db: Db, owner: Owner, { groups, max, after, having }: Wanted) {
  const other = sql.ref(owner.rol === ROL.client ? 'q.professional_id' : 'q.client_id');
  const later = after
    ? sql`and (q.updated_at, q.id) < ('epoch'::timestamptz
        + ${after.microseconds} * interval '1 microsecond', ${after.id})`
    : sql``;
  // Literals: of a list that is a parameter PostgreSQL would plan anew each time.
  const named = sql.join(
    partsOf(groups).map(([group, passed]) => sql`(${sql.lit(group)}, ${sql.lit(passed)})`),
  );
  const page = sql<{ id: number; other_id: number }>`(
    select x.id, x.other_id from (values ${named}) as g (grupo, passed)
    cross join lateral (
      select q.id, o.id as other_id from proposal q
      join account o on o.id = ${other}
      left join profile op on op.account_id = o.id
      where ${ownedBy(owner)} and q.grupo = g.grupo and ${PASSED_OVER} = g.passed ${later} ${having ? sql`and ${having}` : sql``}
      order by q.updated_at desc, q.id desc limit ${sql.lit(max)}) x)`;
  return db
    .selectFrom(page.as('page'))
    .innerJoin('proposal as p', 'p.id', 'page.id')
    .innerJoin('account as s', 's.id', 'p.client_id')
    .innerJoin('account as t', 't.id', 'p.professional_id')
    .innerJoin('account as o', 'o.id', 'page.other_id')
    .leftJoin('profile as op', 'op.account_id', 'o.id')
    .leftJoin('ledger_account as held', (join) =>
      join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', sql.lit('retenido')),
    )
    .select([
      'p.id',
      'p.grupo',
      'p.estado',
      'p.titulo',
      'p.descripcion',
      'p.precio',
      'p.adicionales',
      'p.adicional_por_pagar',
      'p.entregado_at',
      'p.start',
      'p.hora',
      'p.updated_at',
      'p.revised_at',
      's.keylogin as client_key',
      't.keylogin as professional_key',
      'o.keylogin as other_key',
      'o.nombre',
      'o.apellidos',
      'o.deleted_at',
      'o.img_profile',
      'op.nombre_comercial',
      'held.credited as pagado',
      'held.debited as liberado',
      'held.returned as devuelto',
    ])
    .select(
      // Looked up only where something went back.
      sql<number | null>`case when held.returned > 0 then (
        select sum(r.amount) from refund r
        where r.proposal_id = p.id and r.failed_at is not null and r.done_at is null
          and r.outside_how is null) end`.as('por_devolver'),
    )
    .select(turnFacts.as('turn_facts'))
    .select(
      sql<boolean>`p.estado = 'finalizada' and exists (
        select from showing s where s.proposal_id = p.id and ${WAITS_FOR_CLIENT})`.as(
        'muestra_pedida',
      ),
    )
    .select(acquainted('p.client_id', 'p.professional_id').as('acquainted'))
    .select(sql<number>`(extract(epoch from p.updated_at) * 1000000)::bigint`.as('microseconds'))
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
}

/**
 * Groups as they are stored: what was passed over is stored among what waits and listed with what ended, until the
 * chosen project is cancelled.
 */
const partsOf = (groups: readonly Group[]): (readonly [Group, passed: boolean])[] => [
  ...groups.map((group) => [group, false] as const),
  ...(groups.includes('cerrados') ? [['esperando', true] as const] : []),
];

/** How many projects somebody has in each group. */
export async function projectTotals(db: Db, owner: Owner): Promise<GroupTotals> {
  const { rows } = await sql<{ grupo: Group; total: number; passed: number }>`
    select q.grupo, count(*) as total, (
      select count(*) from proposal q
      where ${ownedBy(owner)} and q.grupo = 'esperando' and ${PASSED_OVER}) as passed
    from proposal q where ${ownedBy(owner)} and q.grupo is not null group by q.grupo`.execute(db);
  const totalOf = (group: Group) => rows.find(({ grupo }) => grupo === group)?.total ?? 0;
  const passed = rows[0]?.passed ?? 0;
  return {
    en_curso: totalOf('en_curso'),
    esperando: totalOf('esperando') - passed,
    finalizados: totalOf('finalizados'),
    cerrados: totalOf('cerrados') + passed,
  };
}

/** Whether what a professional asked about showing a work (`s`) has no answer yet. */
const WAITS_FOR_CLIENT = sql`s.professional_agrees and s.client_agrees is null and s.taken_down_at is null`;

/** About how many works a client is asked whether their pictures may be shown. */
export const askedToShow = (clientId: number): RawBuilder<number> => sql`(
  select count(*)::int from proposal p join showing s on s.proposal_id = p.id
  where p.client_id = ${clientId} and p.grupo = 'finalizados' and p.estado = 'finalizada'
    and ${WAITS_FOR_CLIENT})`;

/** More turns than this are counted as this many. */
const TURNS_MAX = 100;

/** What the turns of somebody's open projects depend on. */
export const openTurns = (owner: Owner): RawBuilder<TurnFacts[]> => sql`(
  select coalesce(jsonb_agg(open.facts), '[]') from (
    select ${turnFacts} as facts from proposal p
    left join ledger_account held on held.proposal_id = p.id and held.kind = 'retenido'
    where ${ownedBy(owner, 'p')} and p.grupo in ('en_curso', 'esperando')
    limit ${sql.lit(TURNS_MAX)}) open)`;
