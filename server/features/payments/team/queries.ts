import type { MovementKind } from '#domain/ledger/accounts.ts';
import { operationKey } from '#domain/ledger/operation-keys.ts';
import { type SqlBool, sql } from 'kysely';
import { inOrder } from '#server/db/in-chunks.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { listedPerson } from '#server/features/accounts/index.ts';
import { FROZEN_BY } from '#server/features/projects/index.ts';
import { COSTS, OPEN_CHARGEBACK } from './listing.ts';

const rows = (db: Db | Trx) =>
  db
    .selectFrom('payment as y')
    .innerJoin('account as a', 'a.id', 'y.account_id')
    .select([
      'y.id',
      'y.id_payment',
      'y.type_sell',
      'y.descripcion',
      'y.value',
      'y.divisa',
      'y.payment_status',
      'y.settled_at',
      'y.created_at',
      'y.proposal_id',
      'a.rol',
    ])
    .select(listedPerson('a').as('payer'));

export const paymentRow = (db: Db, id: number) =>
  rows(db).where('y.id', '=', id).executeTakeFirst();

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentRow>>>;

const listed = (db: Db | Trx) =>
  rows(db)
    .leftJoin('proposal as p', 'p.id', 'y.proposal_id')
    .leftJoin('account as w', 'w.id', 'p.professional_id')
    .select(({ ref }) => ref('w.id').as('professional_id'))
    .select(listedPerson('w').as('professional'))
    .select([
      sql<number>`(select coalesce(sum(r.amount), 0) from refund r where r.payment_id = y.id)`.as(
        'refunded',
      ),
      sql<number>`(select coalesce(-sum(e.amount), 0)
        from (values (y.id_payment)) f (id_payment) ${COSTS})`.as('cost'),
      OPEN_CHARGEBACK.as('in_chargeback'),
    ]);

export type ListedPaymentRow = Awaited<
  ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>
>;

/** These payments, in this order. */
export async function listedRows(
  db: Db | Trx,
  ids: readonly number[],
): Promise<ListedPaymentRow[]> {
  const found = await listed(db).where(sql<SqlBool>`y.id = any(${ids}::bigint[])`).execute();
  return inOrder(ids, found);
}

/** The paid project and its other party. */
export const projectOf = (db: Db, proposalId: number, payerId: number) =>
  db
    .selectFrom('proposal as p')
    .innerJoin('account as o', (join) =>
      join.on(
        sql<SqlBool>`o.id = case when p.client_id = ${payerId} then p.professional_id else p.client_id end`,
      ),
    )
    .leftJoin('ledger_account as held', (join) =>
      join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', sql.lit('retenido')),
    )
    .select([
      'p.id',
      'p.titulo',
      'p.estado',
      'p.precio',
      'p.adicional_por_pagar',
      'p.entregado_at',
      'held.credited as pagado',
    ])
    .select(FROZEN_BY)
    .select(listedPerson('o').as('other'))
    .where('p.id', '=', proposalId)
    .executeTakeFirstOrThrow();

export const refundsOf = (db: Db, paymentId: number) =>
  db
    .selectFrom('refund as r')
    .leftJoin('account as settler', 'settler.id', 'r.outside_by')
    .select(['r.id', 'r.amount', 'r.motivo', 'r.id_refund', 'r.created_at', 'r.done_at'])
    .select(['r.failed_at', 'r.outside_how', 'r.outside_key', 'r.outside_reason', 'r.proposal_id'])
    // What the team decided at that very moment is why it is owed.
    .select((eb) => [
      eb
        .selectFrom('dispute as d')
        .select('d.id')
        .whereRef('d.proposal_id', '=', 'r.proposal_id')
        .whereRef('d.resolved_at', '=', 'r.created_at')
        .where('d.fin', '<>', 'retirada')
        .limit(1)
        .as('dispute_id'),
      eb
        .selectFrom('team_case as t')
        .select('t.id')
        .whereRef('t.proposal_id', '=', 'r.proposal_id')
        .whereRef('t.closed_at', '=', 'r.created_at')
        .where('t.decision', '=', 'devolver')
        .limit(1)
        .as('case_id'),
    ])
    .select(listedPerson('settler').as('settler'))
    .where('r.payment_id', '=', paymentId)
    .orderBy('r.id')
    .execute();

export interface MovementRow {
  readonly id: number;
  readonly kind: MovementKind;
  readonly created_at: Date;
  /** When the provider moved it; null for what it did not. */
  readonly happened_at: Date | null;
  /** The provider's word for where a lost chargeback stands; null for others. */
  readonly estado: string | null;
  /** The kinds of the ledger's accounts, with centavos. */
  readonly partidas: readonly { readonly kind: string; readonly amount: number }[];
}

/** A payment's chargebacks, the oldest first. */
export const chargebacksOf = (db: Db, paymentId: number) =>
  db
    .selectFrom('chargeback')
    .select(['id', 'id_dispute', 'amount', 'won', 'estado', 'due_at', 'payee_id'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();

interface CasesOfPayment {
  readonly refunds: readonly {
    id: number;
    id_refund: string | null;
    proposal_id: number | null;
    created_at: Date;
  }[];
  readonly failures: readonly { id_refund: string | null }[];
  readonly chargebacks: readonly { id: number; id_dispute: string; payee_id: number | null }[];
  readonly losses: readonly { id: number }[];
}

/**
 * A payment's movements in the ledger: its arrival, what made it owe something back, each refund that was sent, what banks took and gave back, who bears
 * what was lost, what of its professional's money was kept for it and is free again, what was taken later of what
 * they owe for it, and what the provider took for it all.
 */
export async function movementsOf(
  db: Db,
  providerId: string,
  { refunds, failures, chargebacks, losses }: CasesOfPayment,
): Promise<MovementRow[]> {
  const keys = [
    operationKey.payment(providerId),
    operationKey.membership(providerId),
    ...chargebacks.flatMap(({ id_dispute: id }) => [
      operationKey.chargebackLost(id),
      operationKey.chargebackRecovered(id),
    ]),
    ...losses.flatMap(({ id }) => [
      operationKey.loss(id),
      ...failures.flatMap(({ id_refund }) =>
        id_refund ? operationKey.lossUndone(id, id_refund) : [],
      ),
    ]),
    ...refunds.map(({ id }) => operationKey.returnedOutside(id)),
    // Also of attempts that failed, and were made again under another id.
    ...[...refunds, ...failures].flatMap(({ id_refund }) =>
      id_refund
        ? [
            operationKey.returned(id_refund),
            operationKey.refundLeft(id_refund),
            operationKey.returnFailed(id_refund),
            operationKey.refundCameBack(id_refund),
          ]
        : [],
    ),
  ];
  // Each part that was kept has a key of its own, which names its case.
  const cases = chargebacks.map(({ id }) => String(id));
  // So has each part of a debt that was taken.
  const lost = losses.map(({ id }) => id);
  const payees = chargebacks.flatMap(({ payee_id }) => payee_id ?? []);
  // Held money is owed back to all cards of a project at once, in the moment in which each has its refund.
  const projects = refunds.flatMap(({ proposal_id }) => proposal_id ?? []);
  const moments = refunds.map(({ created_at }) => created_at);
  // As arrays: a subquery beside an «or» would read the whole ledger.
  const { rows: movements } = await sql<MovementRow>`
    select m.id, m.kind, m.created_at, (
        select min(v.created_at) from provider_booking k join provider_movement v on v.id = k.movement_id
        where k.operation_key = m.operation_key
      ) as happened_at, (
        select json_agg(json_build_object('kind', a.kind, 'amount', e.amount) order by a.id)
        from ledger_entry e join ledger_account a on a.id = e.account_id where e.movement_id = m.id
      ) as partidas, (
        select c.estado from chargeback c where m.kind = 'contracargo_perdido'
          and c.id_dispute = split_part(m.operation_key, ':', 2)
      ) as estado
    from ledger_movement m where m.operation_key = any(${keys}) or m.operation_key = any(array(
      select b.operation_key from provider_movement p join provider_booking b on b.movement_id = p.id
      where p.payment_ref = ${providerId})) or m.id = any(array(
      select o.id from ledger_movement o
      where o.proposal_id = any(${projects}) and o.kind = 'reembolso' and o.created_at = any(${moments}::timestamptz[]))) or m.id = any(array(
      select e.movement_id from ledger_entry e
      join ledger_account a on a.id = e.account_id and a.kind = 'reserva' and a.account_id = any(${payees})
      join ledger_movement r on r.id = e.movement_id and r.kind = 'reserva'
      where split_part(r.operation_key, ':', 2) = any(${cases}))) or m.id = any(array(
      select e.movement_id from debt d
      join ledger_account a on a.account_id = d.account_id and a.kind = 'adeudo'
      join ledger_entry e on e.account_id = a.id
      join ledger_movement r on r.id = e.movement_id and r.kind = 'cobro_adeudo'
      where d.loss_id = any(${lost}) and split_part(r.operation_key, ':', 2) = d.id::text))
    order by m.id`.execute(db);
  return movements;
}

/** Early fraud warnings and inquiries about a payment, the oldest first. */
export const warningsOf = (db: Db, paymentId: number) =>
  db
    .selectFrom('fraud_warning')
    .select(['tipo', 'created_at', 'due_at', 'closed_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute();
