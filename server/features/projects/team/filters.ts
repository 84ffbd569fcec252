import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ParsedInputOf } from '#contract/call.ts';
import type { exportProjects } from '#contract/projects.ts';
import { fromMxn } from '#domain/money.ts';
import { ACTIVE } from '#domain/projects/graph.ts';
import {
  PROJECTS_COUNTED,
  type ProjectOrder,
  type ProjectStep,
  type ProjectWith,
} from '#domain/projects/listing.ts';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import { failAt } from '#server/calls/failure.ts';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { containsText } from '#server/db/text-match.ts';
import { isListedPerson } from '#server/features/accounts/index.ts';
import { categoryNames } from '#server/features/requests/index.ts';
import { isAssignedTo } from './assignee.ts';

type Condition = RawBuilder<SqlBool>;

const WITH: Record<ProjectWith, Condition> = {
  // As an array: as a join the plan would read every project there is.
  protegido: sql`p.id = any(array(
    select h.proposal_id from ledger_account h where h.kind = 'retenido' and h.balance > 0))`,
  disputa: sql`exists (select from dispute d where d.proposal_id = p.id and d.resolved_at is null)`,
  contracargo: sql`exists (select from chargeback c where c.proposal_id = p.id and c.closed_at is null)`,
  revision: sql`exists (
    select from risk_hit r where r.proposal_id = p.id and r.stops and r.closed_at is null)`,
  caso: sql`exists (select from team_case t where t.proposal_id = p.id and t.closed_at is null)`,
};

const NOT_OVER = sql<SqlBool>`p.grupo in ('en_curso', 'esperando')`;

/** What an order leaves out: those that it says nothing of. */
const ORDERED: Record<ProjectOrder, Condition | null> = {
  recientes: null,
  sin_movimiento: NOT_OVER,
  precio: sql`p.precio is not null`,
  vence: sql`p.vence is not null`,
};

/** The conditions that a listed project `p` fulfils. */
export async function conditionsOf(
  db: Db | Trx,
  filters: ParsedInputOf<typeof exportProjects>,
  { callerId, now }: { callerId: number; now: Date },
): Promise<Condition> {
  const { search = '', estado, con, categoria = '', lugar = '', orden = 'recientes' } = filters;
  const { persona, responsable = '' } = filters;
  const { precio_desde, precio_hasta, sin_movimiento, vence } = filters;
  const daysFrom = (days: number) => new Date(now.getTime() + days * DAY);
  const all: (Condition | null)[] = [
    ORDERED[orden],
    search === '' ? null : sql`p.id = any(${await found(db, search)}::bigint[])`,
    estado === undefined
      ? null
      : estado === 'abiertos'
        ? sql`p.estado = any(${[...ACTIVE]}::text[])`
        : sql`p.estado = ${estado}`,
    con === undefined ? null : WITH[con],
    categoria === '' ? null : sql`p.categoria = any(${await categoryNames(db, categoria)}::text[])`,
    lugar === '' ? null : sql`p.lugar_estado = ${lugar}`,
    persona === undefined ? null : ofPerson(persona),
    inDays(filters.paso, filters.desde ?? null, filters.hasta ?? null),
    responsable === '' ? null : await isAssignedTo(db, responsable, callerId),
    precio_desde === undefined ? null : sql`p.precio >= ${fromMxn(precio_desde)}`,
    precio_hasta === undefined ? null : sql`p.precio <= ${fromMxn(precio_hasta)}`,
    sin_movimiento === undefined
      ? null
      : sql`(${NOT_OVER} and p.updated_at <= ${daysFrom(-sin_movimiento)})`,
    // While something freezes it, it is not due.
    vence === undefined
      ? null
      : sql`(p.vence <= ${daysFrom(vence)} and not ${WITH.disputa} and not ${WITH.contracargo}
          and not ${WITH.revision})`,
  ];
  const set = all.filter((one) => one !== null);
  return set.length === 0 ? sql`true` : sql`${sql.join(set, sql` and `)}`;
}

/** The event of a step; finalizing has several, and an instant of its own. */
const EVENTS: Record<Exclude<ProjectStep, 'finalizadas'>, string> = {
  propuestas: 'publicada',
  aceptadas: 'por_pagar',
  pagadas: 'pago_recibido',
};

/** Whose step was on one of these days, both included; null for any. */
function inDays(
  step: ProjectStep | undefined,
  desde: string | null,
  hasta: string | null,
): Condition | null {
  if (step === undefined && desde === null && hasta === null) return null;
  const within = (column: RawBuilder<unknown>): Condition => {
    const from =
      desde === null ? sql`true` : sql`${column} >= ${new Date(startOfMexicoDay(desde))}`;
    const to =
      hasta === null ? sql`true` : sql`${column} < ${new Date(startOfMexicoDay(hasta) + DAY)}`;
    return sql`(${from} and ${to})`;
  };
  if (step === undefined) return within(sql`p.created_at`);
  if (step === 'finalizadas')
    return sql`(p.finalized_at is not null and ${within(sql`p.finalized_at`)})`;
  // As an array, as above. It can be accepted again, and what was added later is paid too: the first of them is the step.
  const event = sql.lit(EVENTS[step]);
  const first = sql`not exists (select from proposal_event earlier where earlier.proposal_id = e.proposal_id
    and earlier.evento = ${event} and earlier.id < e.id)`;
  return sql`p.id = any(array(
    select e.proposal_id from proposal_event e
    where e.evento = ${event} and ${within(sql`e.created_at`)} and ${first}
    order by e.created_at desc limit ${PROJECTS_COUNTED + 1}))`;
}

/** As an array: with `or` the plan would read every project there is. */
const ofPerson = (keylogin: string): Condition => {
  const side = (column: string) => sql`(
    select p.id from account who join proposal p on p.${sql.ref(column)} = who.id
    where who.keylogin = ${keylogin} limit ${PROJECTS_COUNTED + 1})`;
  return sql`p.id = any(array(${side('client_id')} union all ${side('professional_id')}))`;
};

/** The projects whose title, people or number a text means; too many of them are refused. */
async function found(db: Db | Trx, search: string): Promise<number[]> {
  const person = isListedPerson('a', search);
  const about = containsText(sql`p.titulo`, search) ?? sql`true`;
  const parts = [
    sql`select p.id from proposal p where ${about}`,
    sql`select p.id from account a join proposal p on p.client_id = a.id where ${person}`,
    sql`select p.id from account a join proposal p on p.professional_id = a.id where ${person}`,
    ...(/^\d{1,15}$/.test(search)
      ? [sql`select p.id from proposal p where p.id = ${Number(search)}`]
      : []),
  ].map((part) => sql`(${part} limit ${PROJECTS_COUNTED + 1})`);
  const { rows } = await sql<{ id: number }>`
    select distinct id from (${sql.join(parts, sql` union all `)}) hit
    limit ${PROJECTS_COUNTED + 1} ${sql.raw(PLAN_ANEW)}`.execute(db);
  if (rows.length > PROJECTS_COUNTED) return failAt('search', 'search_too_wide');
  return rows.map(({ id }) => id);
}
