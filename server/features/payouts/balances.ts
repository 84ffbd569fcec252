import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import { TOLD_REASONS } from '#domain/payouts/left-out.ts';
import { LEFT_OUT, type LeftOut } from '#domain/payouts/payout.ts';
import { holdingSince } from '#domain/payouts/hold.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { withClabe } from '#server/db/sealed/index.ts';
import { inReview } from './in-review.ts';

/** The most balances that are added up for the coming Wednesday; the reply says if there are more. */
export const COUNTED = 10_000;

/**
 * Professionals with a balance, and the reasons against paying each at `at`; with empty `motivos` they can be
 * paid (decisions §5). An account is deleted without a balance, but a bank may bring money of it back later: that is paid
 * to where the team was told to send it.
 */
const balances = (db: Db | Trx, at: Date) => {
  const since = new Date(holdingSince(at.getTime()));
  return db
    .selectFrom('ledger_account as owed')
    .innerJoin('account as a', 'a.id', 'owed.account_id')
    .leftJoin('payment_method as pm', 'pm.account_id', 'a.id')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .select(['a.id', 'owed.balance'])
    .select(
      sql<Date | null>`(select max(c.created_at) from security_change c where c.account_id = a.id)`.as(
        'changed_at',
      ),
    )
    .select(
      sql<LeftOut[]>`case
        when a.deleted_at is not null and pm.given_by is not null then '{}'::text[]
        when a.deleted_at is not null then array['eliminada'] else array_remove(array[
        case when a.suspended_at is not null then 'suspendida' end,
        case when pm.account_id is null then 'sin_metodo' end,
        case when p.identificacion_frontal is null or p.identificacion_trasera is null
          then 'sin_identificacion' end,
        case when exists (select from security_change c
          where c.account_id = a.id and c.created_at > ${since}) then 'en_espera' end,
        case when ${inReview(sql`a.id`)} then 'en_revision' end,
        case when pm.returned_payout_id is not null then 'por_confirmar' end], null) end`.as(
        'motivos',
      ),
    )
    .where('owed.kind', '=', 'profesional')
    .where('owed.balance', '>', 0)
    .where('a.rol', '=', ROL.professional);
};

const payable = sql<SqlBool>`cardinality(b.motivos) = 0`;

/** Who can be paid at `at`, and how much each. */
export const payableBalances = (trx: Trx, at: Date) =>
  trx.selectFrom(balances(trx, at).as('b')).select(['b.id', 'b.balance']).where(payable);

/** The balance, locked, and payment method of somebody who can be paid at `at`. */
export async function lockPayable(trx: Trx, accountId: number, at: Date) {
  const row = await trx
    .selectFrom(
      balances(trx, at).where('owed.account_id', '=', accountId).forUpdate('owed').as('b'),
    )
    .innerJoin('payment_method as m', 'm.account_id', 'b.id')
    .select(['b.balance', 'm.tipo', 'm.metodo', 'm.numero_sealed', 'm.titular'])
    .where(payable)
    .executeTakeFirst();
  return row && withClabe(trx, 'payment_method.numero', row);
}

/** The one reason by which somebody is counted, as `mainReason`. */
const MAIN_REASON: RawBuilder<LeftOut> = sql`(select r.reason
  from unnest(${sql.lit(`{${LEFT_OUT.join(',')}}`)}::text[]) with ordinality r (reason, place)
  where r.reason = any(b.motivos) order by r.place limit 1)`;

/** As `canBeTold`. */
const CAN_BE_TOLD: RawBuilder<SqlBool> = sql`(
  b.motivos && ${sql.lit(`{${TOLD_REASONS.join(',')}}`)}::text[]
  and not b.motivos && '{eliminada,suspendida}'::text[])`;

/** When somebody was told on this day that they are left out. */
const toldOn = (dia: string) =>
  sql<Date | null>`(select n.created_at from payout_left_out_notice n
    where n.account_id = b.id and n.dia = ${dia}::date)`;

interface LeftOutPlace {
  /** After all deleted accounts. */
  active: boolean;
  id: number;
}

/**
 * Who has a balance and cannot be paid at `at`, after a place: deleted accounts first, because the team alone can say
 * where they are paid, then the others, both by id.
 */
export async function leftOutPage(
  db: Db | Trx,
  { after, rows, ...of }: LeftOutOf & { after: LeftOutPlace; rows: number },
) {
  const deleted = after.active ? [] : await leftOut(db, of, after, rows);
  if (deleted.length === rows) return deleted;
  const place = after.active ? after : { active: true, id: 0 };
  return [...deleted, ...(await leftOut(db, of, place, rows - deleted.length))];
}

interface LeftOutOf {
  readonly at: Date;
  /** The day of Mexico City on which somebody may have been told. */
  readonly dia: string;
  /** Only those who are counted by it. */
  readonly motivo: LeftOut | undefined;
}

const leftOut = (
  db: Db | Trx,
  { at, dia, motivo }: LeftOutOf,
  { active, id }: LeftOutPlace,
  rows: number,
) =>
  db
    .selectFrom(
      balances(db, at)
        .where('a.deleted_at', active ? 'is' : 'is not', null)
        .where(active ? 'owed.account_id' : 'a.id', '>', id)
        .as('b'),
    )
    .innerJoin('account as who', 'who.id', 'b.id')
    .select(['b.id', 'b.balance', 'b.motivos', 'b.changed_at'])
    .select(['who.keylogin', 'who.nombre', 'who.apellidos', 'who.deleted_at'])
    .select(toldOn(dia).as('told_at'))
    .where(sql<SqlBool>`not ${payable}`)
    .$if(motivo !== undefined, (query) => query.where(sql<SqlBool>`${MAIN_REASON} = ${motivo}`))
    .orderBy('b.id')
    .limit(rows)
    .execute();

/** Of the first 10,000 balances, how many cannot be paid at `at` by each reason, how much waits, and who is untold. */
export const leftOutByReason = (db: Db | Trx, at: Date, dia: string) =>
  db
    .selectFrom(
      balances(db, at)
        .orderBy('owed.account_id')
        .limit(COUNTED + 1)
        .as('b'),
    )
    .select([
      MAIN_REASON.as('motivo'),
      sql<number>`count(*)`.as('people'),
      sql<number>`sum(b.balance)`.as('amount'),
      sql<number>`count(*) filter (where ${CAN_BE_TOLD} and ${toldOn(dia)} is null)`.as('untold'),
    ])
    .where(sql<SqlBool>`not ${payable}`)
    .groupBy(MAIN_REASON)
    .orderBy(
      sql`min(array_position(${sql.lit(`{${LEFT_OUT.join(',')}}`)}::text[], ${MAIN_REASON}))`,
    )
    .execute();

/** Of the first 10,000 balances, who is left out at `at` and can do something about it: all, of a reason, or of these keys. */
export const leftOutToTell = (
  db: Db | Trx,
  { at, dia, motivo, keys }: LeftOutOf & { keys: readonly string[] | undefined },
) =>
  db
    .selectFrom(
      balances(db, at)
        .$if(keys !== undefined, (query) =>
          query.where(sql<SqlBool>`a.keylogin = any(${keys ?? []}::text[])`),
        )
        .orderBy('owed.account_id')
        .limit(COUNTED + 1)
        .as('b'),
    )
    .innerJoin('account as who', 'who.id', 'b.id')
    .select(['b.id', 'b.balance', 'b.motivos', 'who.nombre'])
    .select(toldOn(dia).as('told_at'))
    .where(CAN_BE_TOLD)
    .$if(motivo !== undefined, (query) => query.where(sql<SqlBool>`${MAIN_REASON} = ${motivo}`))
    .orderBy('b.id')
    .execute();

/** Number and total of the balances that can and cannot be paid at `at`, of the first 10,000. */
export const sumUp = (db: Db | Trx, at: Date) =>
  db
    .selectFrom(
      balances(db, at)
        .orderBy('owed.account_id')
        .limit(COUNTED + 1)
        .as('b'),
    )
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where ${payable})`.as('paid'),
      sql<number>`coalesce(sum(b.balance) filter (where ${payable}), 0)`.as('amount'),
      sql<number>`coalesce(sum(b.balance), 0)`.as('amount_of_all'),
    ])
    .executeTakeFirstOrThrow();
