import { type SqlBool, sql } from 'kysely';
import type { CaseCause, CaseDecision, CaseFilter } from '#domain/cases/cases.ts';
import { centavos } from '#domain/money.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { OVERVIEW } from './overview.ts';

const openCauses = compileOnce((db, { proposalId }: { proposalId: number }) =>
  db
    .selectFrom('team_case')
    .select(({ ref }) => ref('causa').$castTo<CaseCause>().as('causa'))
    .select('id')
    .where('proposal_id', '=', proposalId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .compile(),
);

/** The open cases of a project. */
export const openCausesOf = (trx: Trx, proposalId: number) => openCauses(trx, { proposalId });

/** Closes a case, by somebody's decision or because its cause is gone; false when it was closed already. */
export async function endCase(
  trx: Trx,
  id: number,
  end: { decided: { decision: CaseDecision; by: number } | null; motivo: string; now: Date },
): Promise<boolean> {
  const { decided, motivo, now } = end;
  const { numUpdatedRows } = await trx
    .updateTable('team_case')
    .set({
      closed_at: now,
      motivo,
      decision: decided?.decision ?? null,
      closed_by: decided?.by ?? null,
    })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A case without its project; undefined for a number that is none. */
export const caseById = (trx: Trx, id: number) =>
  trx
    .selectFrom('team_case')
    .select(({ ref }) => ref('causa').$castTo<CaseCause>().as('causa'))
    .select(['id', 'proposal_id', 'closed_at', 'decision', 'closed_by', 'motivo'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Cases with their projects, the two people and the money. */
const cases = (db: Db | Trx) =>
  db
    .selectFrom('team_case as k')
    .innerJoin('proposal as p', 'p.id', 'k.proposal_id')
    .innerJoin('account as c', 'c.id', 'p.client_id')
    .innerJoin('account as a', 'a.id', 'p.professional_id')
    .leftJoin('profile as ap', 'ap.account_id', 'a.id')
    .leftJoin('account as closer', 'closer.id', 'k.closed_by')
    .leftJoin('ledger_account as held', (join) =>
      join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', sql.lit('retenido')),
    )
    .select([
      'k.id',
      'k.causa',
      'k.since',
      'k.opened_at',
      'k.closed_at',
      'k.decision',
      'k.motivo',
      'k.proposal_id',
      'p.estado',
      'p.version',
      'closer.nombre as closer_nombre',
      'closer.apellidos as closer_apellidos',
      'closer.deleted_at as closer_deleted_at',
      'closer.keylogin as closer_key',
    ])
    .select(OVERVIEW)
    .select(sql<Date | null>`held_since(p.id)`.as('held_since'));

export type CaseRow = Awaited<ReturnType<ReturnType<typeof cases>['executeTakeFirstOrThrow']>>;

/** One page: open cases the oldest first, closed ones the newest first. */
export const casePage = (
  db: Db,
  page: {
    open: boolean;
    causa: CaseFilter | undefined;
    despues: number | undefined;
    rows: number;
  },
): Promise<CaseRow[]> => {
  const { open, causa, despues, rows } = page;
  const beyond = open ? sql<SqlBool>`k.id > ${despues}` : sql<SqlBool>`k.id < ${despues}`;
  return cases(db)
    .where('k.closed_at', open ? 'is' : 'is not', null)
    .$if(causa === 'sin_disputa', (query) => query.where('k.causa', '<>', 'disputa'))
    .$if(causa !== undefined && causa !== 'sin_disputa', (query) =>
      query.where('k.causa', '=', causa as CaseCause),
    )
    .$if(despues !== undefined, (query) => query.where(beyond))
    .orderBy('k.id', open ? 'asc' : 'desc')
    .limit(rows)
    .execute();
};

export const caseWithProject = (db: Db | Trx, id: number): Promise<CaseRow | undefined> =>
  cases(db).where('k.id', '=', id).executeTakeFirst();

/** The dispute of which this is a case, also once it ended; of another cause the one that is open. */
export async function disputeOf(
  db: Db,
  { causa, proposal_id, opened_at }: CaseRow,
): Promise<number | null> {
  const found = await db
    .selectFrom('dispute')
    .select('id')
    .where('proposal_id', '=', proposal_id)
    .$if(causa === 'disputa', (query) => query.where('created_at', '<=', opened_at))
    .$if(causa !== 'disputa', (query) => query.where('resolved_at', 'is', null))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** How many cases of each cause are open. */
export async function countOpen(db: Db): Promise<Partial<Record<string, number>>> {
  const rows = await db
    .selectFrom('team_case')
    .select(({ fn }) => ['causa', fn.countAll<number>().as('open')])
    .where('closed_at', 'is', null)
    .groupBy('causa')
    .execute();
  return Object.fromEntries(rows.map(({ causa, open }) => [causa, Number(open)]));
}

/** What was lost of what a project had released, centavos: charged to its author and not given back, and not decided yet. */
export async function lossesOf(db: Db, proposalId: number) {
  const { charged, undecided } = await db
    .selectFrom('loss')
    .select([
      sql<number>`coalesce(sum(cargo) filter (where returned is null), 0)`.as('charged'),
      sql<number>`coalesce(sum(amount) filter (where decided_at is null), 0)`.as('undecided'),
    ])
    .where('proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow();
  return { charged: centavos(Number(charged)), undecided: centavos(Number(undecided)) };
}
