import { type RawBuilder, sql } from 'kysely';
import type { OwedKind } from '#domain/ledger/owed.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** Money that is owed, centavos, since when, and whose. */
export interface Owed {
  readonly amount: number;
  readonly since: Date;
  readonly proposal_id: number | null;
  readonly account_id: number | null;
}

/** So many of the latest credits say since when a balance is there; one of more is as old as the oldest of them. */
const CREDITS = 20;

/** A balance is made of what was credited last: since when, by its oldest part. */
const sinceCredited = sql`cross join lateral (
    select min(movement_id) as id from (
      select movement_id, amount, sum(amount) over (order by movement_id desc) as so_far
      from (select e.movement_id, e.amount from ledger_entry e
        where e.account_id = a.id and e.amount > 0
        order by e.movement_id desc limit ${sql.lit(CREDITS)}) latest
    ) credits where so_far - amount < a.balance
  ) oldest
  join ledger_movement m on m.id = oldest.id`;

/** Where each kind of what is owed stands; the ledger's checks prove that each adds up to its account. */
const SOURCES: Record<OwedKind, RawBuilder<Owed>> = {
  retenido: sql`select a.balance as amount, m.created_at as since, a.proposal_id, p.client_id as account_id
    from ledger_account a left join proposal p on p.id = a.proposal_id ${sinceCredited}
    where a.kind = 'retenido' and a.balance > 0`,
  profesional: sql`select a.balance as amount, m.created_at as since, null::bigint as proposal_id, a.account_id
    from ledger_account a ${sinceCredited}
    where a.kind = 'profesional' and a.balance > 0`,
  por_transferir: sql`select amount, created_at as since, null::bigint as proposal_id, account_id
    from payout where estado in ('pendiente', 'enviado')`,
  devolucion: sql`select r.amount, r.created_at as since, r.proposal_id, p.account_id
    from refund r join payment p on p.id = r.payment_id where r.done_at is null`,
  reserva: sql`select reserved as amount, opened_at as since, proposal_id, payee_id as account_id
    from chargeback where reserved > 0`,
  adeudo: sql`select d.amount - d.recovered as amount, d.created_at as since, l.proposal_id, d.account_id
    from debt d join loss l on l.id = d.loss_id where d.recovered < d.amount`,
};

/** The place of its age among ages of so many days at most. */
const placeOf = (ages: readonly number[], now: Date) =>
  sql<number>`width_bucket(floor(extract(epoch from (${now}::timestamptz - since)) / 86400),
    ${ages.map((days) => days + 1)}::float8[])`;

/** The sums of one kind, by the days that they have been owed. */
export async function owedByAge(
  db: Db | Trx,
  kind: OwedKind,
  ages: readonly number[],
  now: Date,
): Promise<{ place: number; many: number; amount: number }[]> {
  const { rows } = await sql<{ place: number; many: number; amount: number }>`
    select ${placeOf(ages, now)} as place, count(*)::integer as many, sum(amount)::bigint as amount
    from (${SOURCES[kind]}) o group by 1`.execute(db);
  return rows;
}

export async function owedRows(
  db: Db | Trx,
  kind: OwedKind,
  { skip, rows }: { skip: number; rows: number },
  /** Only those of one of the ages. */
  aged: { place: number; ages: readonly number[]; now: Date } | null = null,
) {
  const found = await sql<
    Owed & {
      titulo: string | null;
      keylogin: string | null;
      nombre: string;
      apellidos: string;
      deleted_at: Date | null;
    }
  >`
    select o.amount, o.since, o.proposal_id, o.account_id, p.titulo, w.keylogin,
      w.nombre, w.apellidos, w.deleted_at
    from (select * from (${SOURCES[kind]}) o
      where ${aged === null ? sql`true` : sql`${placeOf(aged.ages, aged.now)} = ${aged.place}`}
      order by since, account_id, proposal_id
      offset ${skip} limit ${rows}) o
    left join proposal p on p.id = o.proposal_id
    left join account w on w.id = o.account_id
    order by o.since, o.account_id, o.proposal_id`.execute(db);
  return found.rows;
}
