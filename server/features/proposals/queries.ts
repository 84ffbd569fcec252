import { sql } from 'kysely';
import type { Estado } from '#domain/proposal/graph.ts';
import type { ProposalState } from '#domain/proposal/state.ts';
import { centavos } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** A project with its money from the ledger: what decisions and views are made of. */
export interface ProposalRow extends ProposalState {
  readonly id: number;
  readonly sender_id: number;
  readonly recieved_id: number;
  readonly profesional_assign_id: number | null;
  readonly sender_key: string;
  readonly recieved_key: string;
  readonly sender_accept: boolean;
  readonly receiver_accept: boolean;
  readonly start: string | null;
  readonly end: string | null;
  readonly adicionales: boolean;
  readonly anticipo: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const proposals = (db: Db | Trx) =>
  db
    .selectFrom('proposal as p')
    .innerJoin('account as client', 'client.id', 'p.sender_id')
    .innerJoin('account as author', 'author.id', 'p.recieved_id')
    .leftJoin('ledger_account as held', (join) =>
      join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', 'retenido'),
    )
    .selectAll('p')
    .select(['client.keylogin as sender_key', 'author.keylogin as recieved_key'])
    .select(({ fn, val, exists, selectFrom }) => [
      fn.coalesce('held.credited', val(0)).as('pagado'),
      fn.coalesce('held.debited', val(0)).as('liberado'),
      fn.coalesce('held.balance', val(0)).as('retenido'),
      exists(
        selectFrom('review')
          .select('review.id')
          .whereRef('review.proposal_id', '=', 'p.id')
          .where('review.type', '=', 'cliente'),
      ).as('sender_review'),
      exists(
        selectFrom('review')
          .select('review.id')
          .whereRef('review.proposal_id', '=', 'p.id')
          .where('review.type', '=', 'profesional'),
      ).as('receiver_review'),
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof proposals>['executeTakeFirstOrThrow']>>;

const toRow = (row: Selected): ProposalRow => ({
  ...row,
  estado: row.estado as Estado,
  precio: row.precio === null ? null : centavos(row.precio),
  pagado: centavos(Number(row.pagado)),
  liberado: centavos(Number(row.liberado)),
  retenido: centavos(Number(row.retenido)),
  sender_review: Boolean(row.sender_review),
  receiver_review: Boolean(row.receiver_review),
});

/**
 * A project that is `accountId`'s, locked until the transaction ends; undefined when there is none.
 * Locked first and read after: a second statement sees what the wait for the lock has changed.
 */
export async function lockOwn(
  trx: Trx,
  id: number,
  accountId: number,
): Promise<ProposalRow | undefined> {
  const locked = await trx
    .selectFrom('proposal')
    .select('id')
    .where('id', '=', id)
    .where((own) => own.or([own('sender_id', '=', accountId), own('recieved_id', '=', accountId)]))
    .forUpdate()
    .executeTakeFirst();
  return locked && byId(trx, id);
}

/** Any project, locked: for what the provider and the clock do. */
export async function lockAny(trx: Trx, id: number): Promise<ProposalRow | undefined> {
  await trx.selectFrom('proposal').select('id').where('id', '=', id).forUpdate().execute();
  return byId(trx, id);
}

export async function byId(db: Db | Trx, id: number): Promise<ProposalRow | undefined> {
  const row = await proposals(db).where('p.id', '=', id).executeTakeFirst();
  return row && toRow(row);
}

/** The version as committed right now, without waiting for anyone. */
export async function versionOf(trx: Trx, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('proposal')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version;
}

/** The open project between two people, whoever wrote it, else their latest. */
export async function latestBetween(
  db: Db | Trx,
  a: number,
  b: number,
): Promise<ProposalRow | undefined> {
  const row = await proposals(db)
    .where((pair) =>
      pair.or([
        pair.and([pair('p.sender_id', '=', a), pair('p.recieved_id', '=', b)]),
        pair.and([pair('p.sender_id', '=', b), pair('p.recieved_id', '=', a)]),
      ]),
    )
    .orderBy(sql`p.estado in ('rechazada', 'finalizada')`)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRow(row);
}

export interface EventRow {
  readonly evento: string;
  readonly actor_key: string | null;
  readonly monto: number | null;
  readonly created_at: Date;
}

export const eventsOf = (db: Db | Trx, proposalId: number): Promise<EventRow[]> =>
  db
    .selectFrom('proposal_event as e')
    .leftJoin('account as actor', 'actor.id', 'e.actor_id')
    .select(['e.evento', 'actor.keylogin as actor_key', 'e.monto', 'e.created_at'])
    .where('e.proposal_id', '=', proposalId)
    .orderBy('e.id')
    .execute();

export async function assignedTo(db: Db | Trx, accountId: number | null) {
  if (accountId === null) return null;
  const row = await db
    .selectFrom('account')
    .select(['keylogin', 'nombre', 'apellidos', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}
