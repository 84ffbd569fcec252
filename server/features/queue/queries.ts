import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PENDING_COUNTED } from '#contract/operations.ts';
import type { Validacion } from '#contract/views.ts';
import { QUEUE_KINDS, type QueueKind } from '#domain/queue/queue.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { listedPerson, type ListedPersonRow } from '#server/features/accounts/index.ts';
import { mayBeAssigned } from '#server/features/projects/index.ts';
import { openOf, WAITING } from './kinds.ts';

/** A place in the queue: until when it should be decided, in microseconds, which a Date lacks; its kind and number. */
export interface Place {
  readonly micros: number;
  readonly tipo: QueueKind;
  readonly id: number;
}

export interface WaitingRow {
  readonly tipo: QueueKind;
  readonly object_id: number;
  readonly since: Date;
  readonly due: Date;
  readonly micros: number;
  readonly responsable: ListedPersonRow | null;
  readonly shown: {
    readonly persona?: ListedPersonRow;
    readonly titulo?: string;
    readonly detalle: string;
    readonly monto?: number | null;
  };
}

/** The account that looks after the row `o` of a kind: of what is about a project, whoever looks after that. */
const assigneeOf = (kind: QueueKind) => sql`(select w.id from account w
  where w.id = case when o.proposal_id is null
      then (select q.responsable_id from queue_assignee q where q.tipo = ${kind} and q.object_id = o.object_id)
      else (select p.responsable_id from proposal p where p.id = o.proposal_id) end
    and ${mayBeAssigned('w')})`;

/** What waits of a kind, with who looks after it, of those whose they are. */
const waiting = (kind: QueueKind, { whose, callerId, now }: Asked): RawBuilder<unknown> => sql`
  select * from (
    select o.*, ${assigneeOf(kind)} as assignee_id from (${openOf(kind, now)}) o
  ) w where ${isWhose(whose, callerId)}`;

interface Asked {
  /** `mias`, `nadie`, somebody's key; undefined for all. */
  readonly whose: string | undefined;
  readonly callerId: number;
  readonly now: Date;
}

function isWhose(whose: string | undefined, callerId: number): RawBuilder<SqlBool> {
  if (whose === undefined) return sql<SqlBool>`true`;
  if (whose === 'nadie') return sql<SqlBool>`w.assignee_id is null`;
  if (whose === 'mias') return sql<SqlBool>`w.assignee_id = ${callerId}`;
  return sql<SqlBool>`w.assignee_id = (select a.id from account a where a.keylogin = ${whose})`;
}

const MICROS = sql`(extract(epoch from w.due) * 1000000)::bigint`;

/** The most urgent that wait, or only these of their kind, after a place, at most `rows`; each kind gives as many, so that none is read whole. */
export async function queuePage(
  db: Db,
  kinds: readonly QueueKind[],
  asked: Asked & { after: Place | null; rows: number; only: readonly number[] | null },
): Promise<WaitingRow[]> {
  const { after, rows: most, only } = asked;
  const parts = kinds.map(
    (kind) => sql`(
      select k.*, ${kind}::text as tipo, ${QUEUE_KINDS.indexOf(kind)}::int as nth, ${WAITING[kind].shown} as shown from (
        select w.*, ${MICROS} as micros from (${waiting(kind, asked)}) w
        where ${after === null ? sql`true` : isAfter(kind, after)}
          and ${only === null ? sql`true` : sql`w.object_id = any(${only}::bigint[])`}
        order by w.due, w.object_id limit ${most}
      ) k)`,
  );
  const { rows } = await sql<WaitingRow>`
    select u.tipo, u.object_id, u.since, u.due, u.micros, u.shown,
      case when r.id is not null then ${listedPerson('r')} end as responsable
    from (${sql.join(parts, sql` union all `)}) u left join account r on r.id = u.assignee_id
    order by u.due, u.nth, u.object_id limit ${most}`.execute(db);
  return rows;
}

/** Whether the row `w` of a kind stands after a place: by its limit, then by its kind and number. */
function isAfter(kind: QueueKind, { micros, tipo, id }: Place): RawBuilder<SqlBool> {
  const [nth, last] = [QUEUE_KINDS.indexOf(kind), QUEUE_KINDS.indexOf(tipo)];
  const from = nth > last ? 0 : nth < last ? Number.MAX_SAFE_INTEGER : id;
  return sql<SqlBool>`(${MICROS}, w.object_id) > (${micros}::bigint, ${from}::bigint)`;
}

/** How many wait of each kind, of those whose they are, counted up to what a badge shows. */
export async function countWaiting(db: Db, asked: Asked): Promise<Map<QueueKind, number>> {
  const { rows } = await sql<{ tipo: QueueKind; casos: number }>`${sql.join(
    QUEUE_KINDS.map(
      (kind) => sql`select ${kind}::text as tipo, count(*)::int as casos
        from (${waiting(kind, asked)} limit ${sql.lit(PENDING_COUNTED)}) w`,
    ),
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map(({ tipo, casos }) => [tipo, casos]));
}

/** How many wait in all, of each kind counted up to what a badge shows. */
export async function countQueue(db: Db, now: Date): Promise<number> {
  const counts = await countWaiting(db, { whose: undefined, callerId: 0, now });
  return [...counts.values()].reduce((sum, cases) => sum + cases, 0);
}

/** One that waits, and the project that it is about; undefined once it does not wait. */
export async function openItem(
  db: Trx,
  kind: QueueKind,
  id: number,
  now: Date,
): Promise<{ proposalId: number | null; since: Date } | undefined> {
  const { rows } = await sql<{ proposalId: number | null; since: Date }>`
    select o.proposal_id as "proposalId", o.since from (${openOf(kind, now)}) o where o.object_id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Locks who looks after something that is about no project. */
export async function lockAssignee(
  db: Trx,
  tipo: QueueKind,
  id: number,
): Promise<ListedPersonRow | null> {
  await db
    .insertInto('queue_assignee')
    .values({ tipo, object_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ person: ListedPersonRow | null }>`
    select (select ${listedPerson('w')} from account w where w.id = q.responsable_id and ${mayBeAssigned('w')}) as person
    from queue_assignee q where q.tipo = ${tipo} and q.object_id = ${id} for update of q`.execute(
    db,
  );
  return rows[0]?.person ?? null;
}

/** The kinds that are about an account, whose number nobody outside sees. */
export const OF_ACCOUNT: readonly QueueKind[] = ['validacion', 'eliminacion'];

/** The numbers of what keys name, without those that name nothing. */
export async function numbersOf(
  db: Db,
  tipo: QueueKind,
  claves: readonly string[],
): Promise<number[]> {
  if (!OF_ACCOUNT.includes(tipo))
    return claves.filter((clave) => /^\d{1,15}$/.test(clave)).map(Number);
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where(sql<SqlBool>`keylogin = any(${claves}::text[])`)
    .execute();
  return accounts.map(({ id }) => id);
}

/** How many of these professionals wait for validation, and what was decided on the others; without deleted accounts. */
export async function validationsOf(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ validacion: Validacion; people: number }>`
    select p.validacion, count(*)::int as people
    from profile p join account a on a.id = p.account_id
    where p.account_id = any(${ids}::bigint[]) and a.deleted_at is null
    group by p.validacion`.execute(db);
  const count = (of: Validacion) => rows.find(({ validacion }) => validacion === of)?.people ?? 0;
  return {
    pendientes: count('pendiente'),
    validadas: count('validado'),
    rechazadas: count('rechazado'),
  };
}
