import { isClientsOwn, type ProjectEvent } from '#domain/projects/events.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { CLOSED, type Estado } from '#domain/projects/graph.ts';
import type { ProposalState } from '#domain/projects/state.ts';
import { centavos } from '#domain/money.ts';
import { ROL } from '#contract/call.ts';
import type { Caller } from '#server/calls/handler.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Fee } from '#domain/projects/fee.ts';
import { feeOfColumns } from '#server/features/rates/index.ts';
import { maskedEmail } from '#server/features/accounts/index.ts';
import { FROZEN_BY } from './standing.ts';
import type { StoredTerms } from './terms.ts';

/** A project with its money from the ledger, for transitions and views. */
export interface ProposalRow extends ProposalState, StoredTerms {
  readonly id: number;
  readonly client_id: number;
  readonly professional_id: number;
  readonly profesional_assign_id: number | null;
  readonly client_key: string;
  readonly professional_key: string;
  /** The rol of who wrote the proposal: an administrator's is in the platform's name. */
  readonly professional_rol: number;
  readonly client_accept: boolean;
  readonly professional_accept: boolean;
  readonly adicionales: boolean;
  readonly anticipo: number;
  /** The fee that was in force when it was accepted; null before. */
  readonly fee: Fee | null;
  /** What the client would change, in their words. */
  readonly cambio: string | null;
  /** It replaced an earlier offer. */
  readonly revised: boolean;
  /** The client's request that it was begun for. */
  readonly answers_request_id: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** By name, because statements with `*` are not prepared: planning this one takes longer than running it. */
const COLUMNS = [
  'p.id',
  'p.client_id',
  'p.professional_id',
  'p.profesional_assign_id',
  'p.estado',
  'p.titulo',
  'p.descripcion',
  'p.precio',
  'p.start',
  'p.end',
  'p.hora',
  'p.duracion',
  'p.conceptos',
  'p.incluye',
  'p.no_incluye',
  'p.anticipo',
  'p.adicionales',
  'p.adicional_por_pagar',
  'p.client_accept',
  'p.professional_accept',
  'p.published_at',
  'p.unpaid_since',
  'p.entregado_at',
  'p.completed_at',
  'p.created_at',
  'p.updated_at',
  'p.version',
  'p.answers_request_id',
] as const;

/** Only what can still be accepted is asked about it. */
const OTHER_CHOSEN = sql<boolean>`p.estado = 'publicada' and other_chosen(p.id)`;

const proposals = (db: Db | Trx) =>
  db
    .selectFrom('proposal as p')
    .innerJoin('account as client', 'client.id', 'p.client_id')
    .innerJoin('account as professional', 'professional.id', 'p.professional_id')
    .leftJoin('ledger_account as held', (join) =>
      join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', sql.lit('retenido')),
    )
    .leftJoin('rate', 'rate.id', 'p.rate_id')
    .select(COLUMNS)
    .select(['rate.hundredths', 'rate.fixed'])
    .select([
      'client.keylogin as client_key',
      'professional.keylogin as professional_key',
      'professional.rol as professional_rol',
    ])
    .select(({ fn, val, exists, selectFrom, ref, eb }) => [
      ref('p.cambio_pedido').as('cambio'),
      eb('p.cambio_pedido', 'is not', null).as('cambio_pedido'),
      eb('p.revised_at', 'is not', null).as('revised'),
      OTHER_CHOSEN.as('otra_elegida'),
      fn.coalesce('held.credited', val(0)).as('pagado'),
      fn.coalesce(sql<number>`held.debited - held.returned`, val(0)).as('liberado'),
      fn.coalesce('held.balance', val(0)).as('retenido'),
      // A review that the team removed counts too, because it cannot be written again.
      exists(
        selectFrom('review')
          .select('review.id')
          .whereRef('review.proposal_id', '=', 'p.id')
          .where('review.type', '=', 'cliente'),
      ).as('client_reviewed'),
      exists(
        selectFrom('review')
          .select('review.id')
          .whereRef('review.proposal_id', '=', 'p.id')
          .where('review.type', '=', 'profesional'),
      ).as('professional_reviewed'),
    ])
    .select(FROZEN_BY);

type Selected = Awaited<ReturnType<ReturnType<typeof proposals>['executeTakeFirstOrThrow']>>;

const toRow = ({ hundredths, fixed, ...row }: Selected): ProposalRow => ({
  ...row,
  fee: feeOfColumns({ hundredths, fixed }),
  estado: row.estado as Estado,
  conceptos: row.conceptos as unknown as StoredTerms['conceptos'],
  precio: row.precio === null ? null : centavos(row.precio),
  pagado: centavos(Number(row.pagado)),
  adicional_por_pagar: centavos(row.adicional_por_pagar),
  liberado: centavos(Number(row.liberado)),
  retenido: centavos(Number(row.retenido)),
  client_reviewed: Boolean(row.client_reviewed),
  professional_reviewed: Boolean(row.professional_reviewed),
  en_disputa: Boolean(row.en_disputa),
  en_contracargo: Boolean(row.en_contracargo),
  en_revision: Boolean(row.en_revision),
  cambio_pedido: Boolean(row.cambio_pedido),
  revised: Boolean(row.revised),
  published_at: row.published_at?.getTime() ?? null,
  unpaid_since: row.unpaid_since?.getTime() ?? null,
  entregado_at: row.entregado_at?.getTime() ?? null,
  completed_at: row.completed_at?.getTime() ?? null,
});

/**
 * A project that is `accountId`'s, locked until the transaction ends; undefined when there is none.
 * Lock first, then read: only a second statement sees changes made while waiting for the lock.
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
    .where((own) =>
      own.or([own('client_id', '=', accountId), own('professional_id', '=', accountId)]),
    )
    .forUpdate()
    .executeTakeFirst();
  return locked && byId(trx, id);
}

/** Locks a project of the caller; administrators may lock any. */
export const lockFor = (trx: Trx, id: number, caller: Caller): Promise<ProposalRow | undefined> =>
  caller.rol === ROL.admin ? lockAny(trx, id) : lockOwn(trx, id, caller.id);

/** Locks any project, for administrators, the provider and the clock. */
export async function lockAny(trx: Trx, id: number): Promise<ProposalRow | undefined> {
  await trx.selectFrom('proposal').select('id').where('id', '=', id).forUpdate().execute();
  return byId(trx, id);
}

const rowById = compileOnce((db, { id }: { id: number }) =>
  proposals(db).where('p.id', '=', id).compile(),
);

export async function byId(db: Db | Trx, id: number): Promise<ProposalRow | undefined> {
  const [row] = await rowById(db, { id });
  return row && toRow(row);
}

/** The contents of a proposal, while they are its author's alone. */
const UNSEEN = {
  titulo: '',
  descripcion: '',
  precio: null,
  start: null,
  end: null,
  hora: null,
  duracion: null,
  conceptos: [],
  incluye: [],
  no_incluye: [],
} as const satisfies Partial<ProposalRow>;

/** Before publication the client sees that a proposal exists, but not its contents. */
export function asSeenBy(row: ProposalRow, caller: Caller): ProposalRow {
  const unsent = row.estado === 'por_publicar' || (row.estado === 'retirada' && !row.published_at);
  if (!unsent || row.client_id !== caller.id) return row;
  return { ...row, ...UNSEEN };
}

/** The committed version, without waiting for locks. */
export async function versionOf(trx: Trx, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('proposal')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version;
}

/** Projects between two people, on either side. */
const ofPair = (a: number, b: number | RawBuilder<number>) =>
  sql<SqlBool>`((p.client_id = ${a} and p.professional_id = ${b})
    or (p.client_id = ${b} and p.professional_id = ${a}))`;

const latestRow = compileOnce((db, { a, b }: { a: number; b: number }) =>
  proposals(db)
    .where(ofPair(a, b))
    .orderBy(sql`p.estado = any(${[...CLOSED]})`)
    .orderBy('p.id', 'desc')
    .limit(sql.lit(1))
    .compile(),
);

/** The open project between two people, on either side, else their latest. */
export async function latestBetween(
  db: Db | Trx,
  a: number,
  b: number,
): Promise<ProposalRow | undefined> {
  const [row] = await latestRow(db, { a, b });
  return row && toRow(row);
}

/** Of the project that `latestBetween` would return, what shows whether it has changed; null when there is none. */
export async function latestWith(db: Db, accountId: number, otherKey: string) {
  const other = sql<number>`(select id from account where keylogin = ${otherKey})`;
  const reviewed = (type: string) => sql<0 | 1>`(select count(*)::int from review
    where review.proposal_id = p.id and review.type = ${type})`;
  const row = await db
    .selectFrom('proposal as p')
    .select(['p.id', 'p.version'])
    .select([
      reviewed('cliente').as('sender_review'),
      reviewed('profesional').as('receiver_review'),
      // Another answer is chosen without a change of this one.
      sql<0 | 1>`(${OTHER_CHOSEN})::int`.as('otra_elegida'),
    ])
    .where(ofPair(accountId, other))
    .orderBy(sql`p.estado = any(${[...CLOSED]})`)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A pair's closed projects, on either side, newest first. */
export async function closedBetween(
  db: Db | Trx,
  [a, b]: readonly [number, number],
  { antes, rows }: { antes: number | undefined; rows: number },
): Promise<ProposalRow[]> {
  const found = await proposals(db)
    .where(ofPair(a, b))
    .where('p.estado', 'in', [...CLOSED])
    .$if(antes !== undefined, (query) => query.where('p.id', '<', antes ?? 0))
    .orderBy('p.id', 'desc')
    .limit(rows)
    .execute();
  return found.map(toRow);
}

export interface EventRow {
  readonly evento: ProjectEvent;
  readonly actor_key: string | null;
  readonly monto: number | null;
  readonly detalle: string;
  /** The payment that caused it. */
  readonly payment_id: number | null;
  readonly created_at: Date;
}

const eventRows = compileOnce((db, { id }: { id: number }) =>
  db
    .selectFrom('proposal_event as e')
    .leftJoin('account as actor', 'actor.id', 'e.actor_id')
    .select(({ ref }) => ref('e.evento').$castTo<ProjectEvent>().as('evento'))
    .select(['actor.keylogin as actor_key', 'e.monto', 'e.detalle', 'e.payment_id', 'e.created_at'])
    .where('e.proposal_id', '=', id)
    .orderBy('e.id')
    .compile(),
);

export const eventsOf = (db: Db | Trx, id: number): Promise<EventRow[]> => eventRows(db, { id });

/**
 * Whether this is the last that happened to a project, and by this person's hand: who never had its answer presses again.
 * What only the client reads changes nothing for either.
 */
export async function isLastDeed(
  trx: Trx,
  id: number,
  deed: { evento: ProjectEvent; by: string },
): Promise<boolean> {
  const last = (await eventsOf(trx, id)).findLast(({ evento }) => !isClientsOwn(evento));
  return last?.evento === deed.evento && last.actor_key === deed.by;
}

export async function assignedTo(db: Db | Trx, accountId: number | null) {
  if (accountId === null) return null;
  const row = await db
    .selectFrom('account')
    .select(['keylogin', 'nombre', 'apellidos', 'email', 'deleted_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { deleted_at, ...person } = row;
  // Otherwise anybody who may assign people could read everybody's e-mail.
  return { ...person, email: deleted_at ? '' : maskedEmail(row.email) };
}
