import { type RawBuilder, sql } from 'kysely';
import type { ChatPartner } from '#contract/chat/view.ts';
import { type ReportAction, REPORTS_A_DAY } from '#domain/moderation/reports.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export type Bloqueo = ChatPartner['bloqueo'];

const ofPair = (a: number, b: number) =>
  sql`low_id = ${Math.min(a, b)} and high_id = ${Math.max(a, b)}`;

/**
 * Selects why two people cannot write to each other, from `me`'s point of view, within another query; one's
 * own block wins.
 */
export const bloqueoOf = (me: number, other: number | RawBuilder<number>): RawBuilder<Bloqueo> =>
  sql<Bloqueo>`(
  select case when blocker_id = ${me} then 'mio' else 'suyo' end from person_block
  where (blocker_id = ${me} and blocked_id = ${other})
    or (blocker_id = ${other} and blocked_id = ${me})
  order by blocker_id = ${me} desc limit 1)`;

export async function findBloqueo(db: Db, me: number, other: number): Promise<Bloqueo> {
  const { rows } = await sql<{ bloqueo: Bloqueo }>`
    select ${bloqueoOf(me, other)} as bloqueo`.execute(db);
  return rows[0]?.bloqueo ?? null;
}

/**
 * Inserts a block under the locks that writing takes (for a first message the lock of the blocked account),
 * so that later messages are refused.
 */
export async function insertBlock(
  trx: Trx,
  { blockerId, blockedId, now }: { blockerId: number; blockedId: number; now: Date },
): Promise<void> {
  await sql`select 1 from account where id = ${blockedId} for no key update`.execute(trx);
  await sql`
    select 1 from conversation where ${ofPair(blockerId, blockedId)} for no key update`.execute(
    trx,
  );
  await trx
    .insertInto('person_block')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const deleteBlock = (trx: Trx, blockerId: number, blockedId: number) =>
  trx
    .deleteFrom('person_block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();

/** Whether a message belongs to the conversation of two people. */
export async function isMessageBetween(db: Db, id: number, a: number, b: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from message m join conversation c on c.id = m.conversation_id
    where m.id = ${id} and ${ofPair(a, b)}`.execute(db);
  return rows.length > 0;
}

const DAY = 24 * 3600;

/** Counts one report of an account; false when the daily limit is reached. */
export const takeReport = (trx: Trx, reporterId: number, now: Date): Promise<boolean> =>
  takeShared(trx, `report:${reporterId}`, { max: REPORTS_A_DAY, seconds: DAY }, now);

/** The number of open reports, counted up to `most`. */
export async function countOpenReports(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (select 1 from person_report where closed_at is null limit ${most}) report`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One person of a report. */
export interface ReportedPerson {
  readonly keylogin: string;
  readonly rol: number;
  readonly nombre: string;
  readonly apellidos: string;
  readonly deleted_at: string | null;
}

const personOf = (who: 'reporter' | 'reported' | 'closer') => sql<ReportedPerson>`json_build_object(
  'keylogin', ${sql.ref(who)}.keylogin, 'rol', ${sql.ref(who)}.rol,
  'nombre', ${sql.ref(who)}.nombre, 'apellidos', ${sql.ref(who)}.apellidos,
  'deleted_at', ${sql.ref(who)}.deleted_at)`;

interface ReportFilter {
  readonly antes: number | undefined;
  /** The keylogin of whom they are about; then also those that were attended to. */
  readonly persona: string | undefined;
  /** The only one. */
  readonly id: number | undefined;
  readonly open: boolean;
}

/** A page of reports, newest first, below the id `antes`. */
export const reportPage = (db: Db, { antes, persona, id, open }: ReportFilter, rows: number) =>
  db
    .selectFrom('person_report as r')
    .innerJoin('account as reporter', 'reporter.id', 'r.reporter_id')
    .innerJoin('account as reported', 'reported.id', 'r.reported_id')
    .leftJoin('message as m', 'm.id', 'r.message_id')
    .leftJoin('account as closer', 'closer.id', 'r.closed_by')
    .select(['r.id', 'r.motivo', 'r.texto', 'r.created_at', 'r.closed_at', 'r.nota', 'm.msg'])
    .select(
      sql<ReportedPerson | null>`case when closer.id is not null then ${personOf('closer')} end`.as(
        'por',
      ),
    )
    .select([personOf('reporter').as('de'), personOf('reported').as('sobre')])
    .select(({ ref }) => ref('r.accion').$castTo<ReportAction | null>().as('accion'))
    .$if(persona === undefined && id === undefined, (query) =>
      query.where('r.closed_at', open ? 'is' : 'is not', null),
    )
    .$if(id !== undefined, (query) => query.where('r.id', '=', id as number))
    .$if(persona !== undefined, (query) =>
      query.where('r.reported_id', '=', (of) =>
        of
          .selectFrom('account')
          .select('id')
          .where('keylogin', '=', persona as string),
      ),
    )
    .$if(antes !== undefined, (query) => query.where('r.id', '<', antes as number))
    .orderBy('r.id', 'desc')
    .limit(rows)
    .execute();

export type ReportRow = Awaited<ReturnType<typeof reportPage>>[number];
