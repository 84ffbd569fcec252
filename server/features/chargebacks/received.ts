import { sql } from 'kysely';
import { type PaidPart, type Released, releasedOutOf } from '#domain/chargebacks/chargeback.ts';
import { type Centavos, centavos, subtract, ZERO } from '#domain/money.ts';
import type { Fee } from '#domain/projects/fee.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { feeOfProject } from '#server/features/rates/index.ts';

/** What is asked about of a payment. */
interface OfPayment {
  readonly id: number;
  readonly proposal_id: number | null;
}

interface ProjectMoney {
  readonly payments: PaidPart[];
  readonly released: Centavos;
  readonly held: Centavos;
  readonly fee: Fee;
}

/**
 * A project's settled payments, each less what of it went back or was taken back while the project held it, and what the
 * project released and holds. What went back beyond that had been released: it is a loss.
 */
async function moneyOf(db: Db | Trx, proposalId: number): Promise<ProjectMoney> {
  const payments = await db
    .selectFrom('payment as p')
    .select([
      'p.id',
      sql<number>`p.value - coalesce(
        (select sum(r.amount) from refund r where r.payment_id = p.id), 0) - coalesce(
        (select sum(c.covered) from chargeback c where c.payment_id = p.id), 0) + coalesce(
        (select sum(l.amount) from loss l where l.payment_id = p.id and l.refund_id is not null), 0)`.as(
        'net',
      ),
    ])
    .where('p.proposal_id', '=', proposalId)
    .where('p.settled_at', 'is not', null)
    .orderBy('p.id')
    .execute();
  const account = await db
    .selectFrom('ledger_account')
    .select(['balance', sql<number>`debited - returned`.as('released')])
    .where('kind', '=', sql.lit('retenido'))
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst();
  return {
    payments: payments.map(({ id, net }) => ({ id, net: centavos(Number(net)) })),
    released: centavos(Number(account?.released ?? 0)),
    held: centavos(Number(account?.balance ?? 0)),
    fee: await feeOfProject(db, proposalId),
  };
}

/** What was released out of a payment, and what of it its project still holds. */
export async function moneyOfPayment(
  db: Db | Trx,
  { id, proposal_id }: OfPayment,
): Promise<Released & { held: Centavos }> {
  if (proposal_id === null) return { gross: ZERO, net: ZERO, held: ZERO };
  const { payments, released, held, fee } = await moneyOf(db, proposal_id);
  const brought = payments.find((one) => one.id === id)?.net ?? ZERO;
  const out = releasedOutOf(id, payments, released, fee);
  const left = Math.max(0, Math.min(held, subtract(brought, out.gross)));
  return { ...out, held: centavos(left) };
}

/** The case that asks, which is none of the others. */
type Asking = { readonly chargebackId: number } | { readonly lossId: number };

/**
 * What the professional received of a payment, less what other cases of the same payment have charged to them or may still
 * cost them: so much can be kept or proposed for the one that asks (4 §A).
 */
export async function chargeable(
  db: Db | Trx,
  payment: OfPayment,
  asking: Asking,
): Promise<Centavos> {
  const { net } = await moneyOfPayment(db, payment);
  const [chargebackId, lossId] =
    'lossId' in asking ? [null, asking.lossId] : [asking.chargebackId, null];
  const { rows } = await sql<{ claimed: number }>`
    select coalesce(sum(claimed), 0) as claimed from (
      select case
          when l.returned is not null then 0
          when l.cargo is not null then l.cargo
          when l.id is not null then least(c.reserve_target, l.amount)
          when c.closed_at is null then c.reserve_target
          else 0 end as claimed
      from chargeback c left join loss l on l.chargeback_id = c.id
      where c.payment_id = ${payment.id} and c.id is distinct from ${chargebackId}::bigint
        and l.id is distinct from coalesce(${lossId}::bigint, -1)
      union all
      select l.cargo from loss l
      where l.payment_id = ${payment.id} and l.refund_id is not null and l.cargo is not null
        and l.id is distinct from ${lossId}::bigint
    ) others`.execute(db);
  return centavos(Math.max(0, net - Number(rows[0]?.claimed ?? 0)));
}
