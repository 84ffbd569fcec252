import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What settling a chargeback needs of it. */
export interface Chargeback {
  readonly id: number;
  readonly id_dispute: string;
  readonly payment_id: number;
  readonly proposal_id: number | null;
  readonly payee_id: number | null;
  readonly won: boolean | null;
  readonly opened_at: Date;
}

const FACTS = [
  'id',
  'id_dispute',
  'payment_id',
  'proposal_id',
  'payee_id',
  'won',
  'opened_at',
] as const;

export const byDispute = (trx: Trx, id: string): Promise<Chargeback | undefined> =>
  trx
    .selectFrom('chargeback')
    .select(FACTS)
    .where('id_dispute', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Who received what a project released; null before its first release. */
export async function payeeOf(trx: Trx, proposalId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select a.account_id as id from ledger_movement m
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id and a.kind = 'profesional'
    join account p on p.id = a.account_id and p.rol = ${sql.lit(ROL.professional)}
    where m.proposal_id = ${proposalId} and m.kind = 'liberacion'
    order by m.id desc limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

const chargebacks = (db: Db | Trx) =>
  db
    .selectFrom('chargeback as c')
    .innerJoin('payment as pay', 'pay.id', 'c.payment_id')
    .innerJoin('account as client', 'client.id', 'pay.account_id')
    .leftJoin('proposal as p', 'p.id', 'c.proposal_id')
    .leftJoin('account as author', 'author.id', 'p.professional_id')
    .leftJoin('account as payee', 'payee.id', 'c.payee_id')
    .leftJoin('account as hander', 'hander.id', 'c.submitted_by')
    .leftJoin('fraud_warning as asked', 'asked.id', 'c.id_dispute')
    .leftJoin('loss as l', 'l.chargeback_id', 'c.id')
    .leftJoin('account as decider', 'decider.id', 'l.decided_by')
    .leftJoin('debt as d', 'd.loss_id', 'l.id')
    .select([
      'c.id',
      'c.id_dispute',
      'c.payment_id',
      'c.proposal_id',
      'c.payee_id',
      'c.amount',
      'c.motivo',
      'c.estado',
      'c.due_at',
      'c.opened_at',
      'c.closed_at',
      'c.won',
      'c.recovered_at',
      'asked.created_at as asked_at',
      'c.reserve_target',
      'c.reserved',
      'c.evidence',
      'c.submitted_at',
      'c.submitted_by',
      'hander.nombre as hander_nombre',
      'hander.apellidos as hander_apellidos',
      'decider.nombre as decider_nombre',
      'decider.apellidos as decider_apellidos',
      'c.covered',
      'c.cost',
      'pay.descripcion',
      'pay.id_payment',
      'pay.value as pagado',
      'client.keylogin as client_key',
      'client.nombre as client_nombre',
      'client.apellidos as client_apellidos',
      'client.deleted_at as client_deleted',
      'author.keylogin as author_key',
      'author.nombre as author_nombre',
      'author.apellidos as author_apellidos',
      'author.deleted_at as author_deleted',
      'payee.keylogin as payee_key',
      'p.titulo',
      'l.id as loss_id',
      'l.amount as loss_amount',
      'l.cargo as loss_cargo',
      'l.motivo as loss_motivo',
      'l.returned as loss_returned',
      'l.undone_at as loss_undone_at',
      'l.decided_at as loss_decided_at',
      'd.recovered as debt_recovered',
      'd.amount as debt_amount',
    ]);

export type ChargebackRow = Awaited<
  ReturnType<ReturnType<typeof chargebacks>['executeTakeFirstOrThrow']>
>;

/**
 * Until when evidence is taken. After those: where the bank named no day, where the day has passed, and what waits for no
 * evidence.
 */
const dueAt = (now: Date) => sql<Date>`case
  when c.closed_at is not null or c.submitted_at is not null then '9999-12-31 00:00:00+00'::timestamptz
  when c.due_at <= ${now} then '9999-12-30 00:00:00+00'
  else coalesce(c.due_at, '9999-12-29 00:00:00+00') end`;

/** Where a page ended. */
export interface Place {
  readonly due: Date;
  readonly id: number;
}

/**
 * A page of chargebacks: those that wait for somebody, the ones first whose evidence is due soonest, or the ended ones, the
 * newest first.
 */
export function chargebackPage(
  db: Db,
  asked: { open: boolean; after: Place | null; rows: number; now: Date },
) {
  const { open, after, rows, now } = asked;
  const due = dueAt(now);
  return open
    ? chargebacks(db)
        .select(due.as('due'))
        .where('c.ended_at', 'is', null)
        .$if(after !== null, (query) =>
          query.where(sql<boolean>`(${due}, c.id) > (${after?.due}::timestamptz, ${after?.id})`),
        )
        .orderBy(due)
        .orderBy('c.id')
        .limit(rows)
        .execute()
    : chargebacks(db)
        .select(due.as('due'))
        .where('c.ended_at', 'is not', null)
        .$if(after !== null, (query) => query.where('c.id', '<', after?.id ?? 0))
        .orderBy('c.id', 'desc')
        .limit(rows)
        .execute();
}

export const chargebackById = (db: Db | Trx, id: number): Promise<ChargebackRow | undefined> =>
  chargebacks(db).where('c.id', '=', id).executeTakeFirst();
