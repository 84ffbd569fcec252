import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { type ListedPersonRow, listedPerson } from '#server/features/accounts/index.ts';

/** Receipts of a page. */
export const PAGE = 20;

/** The parts of a project's plan that were paid so far, in their order. */
export interface PartRow {
  /** What the project kept of it, in centavos. */
  readonly held: number;
  readonly completes: boolean;
}

/** What was charged to an account, with what a receipt says of it. */
const charged = (db: Db, accountId: number) =>
  db
    .selectFrom('payment as y')
    .leftJoin('proposal as p', 'p.id', 'y.proposal_id')
    .select([
      'y.id',
      'y.proposal_id',
      'y.descripcion',
      'y.value',
      'y.card_brand',
      'y.card_last4',
      'p.precio',
    ])
    .select(({ ref }) => [
      ref('y.settled_at').$notNull().as('settled_at'),
      sql<number>`(select coalesce(sum(amount), 0) from refund where payment_id = y.id)`.as(
        'devuelto',
      ),
      sql<number>`(select coalesce(sum(amount), 0) from refund
        where payment_id = y.id and done_at is null)`.as('por_devolver'),
      sql<number>`(select coalesce(sum(amount), 0) from chargeback
        where payment_id = y.id and not won)`.as('por_banco'),
      sql<number>`(select coalesce(sum(precio), 0) from additional
        where proposal_id = p.id and estatus = 'aceptado')`.as('adicionales'),
      // A project has few payments, so each receipt reads all of them.
      sql<PartRow[]>`(
        select coalesce(json_agg(json_build_object('held', coalesce(e.monto, 0),
          'completes', coalesce(e.evento = 'pago_recibido', false)) order by b.settled_at, b.id), '[]')
        from payment b
          left join proposal_event e on e.payment_id = b.id
            and e.evento in ('pago_recibido', 'pago_parcial')
        where b.proposal_id = y.proposal_id and b.settled_at is not null
          and (b.settled_at, b.id) <= (y.settled_at, y.id))`.as('partes'),
    ])
    .where('y.account_id', '=', accountId)
    .where('y.settled_at', 'is not', null);

export type ChargedRow = Awaited<ReturnType<ReturnType<typeof charged>['executeTakeFirstOrThrow']>>;

export const chargedOne = (
  db: Db,
  accountId: number,
  id: number,
): Promise<ChargedRow | undefined> =>
  charged(db, accountId).where('y.id', '=', id).executeTakeFirst();

/** What was charged to an account, the newest first, one more than a page. */
export const chargedPage = (
  db: Db,
  accountId: number,
  { antes, id_proposal }: { antes: number | undefined; id_proposal: number | undefined },
): Promise<ChargedRow[]> =>
  charged(db, accountId)
    .$if(id_proposal !== undefined, (query) => query.where('y.proposal_id', '=', id_proposal ?? 0))
    .$if(antes !== undefined, (query) => query.where('y.id', '<', antes ?? 0))
    .orderBy('y.id', 'desc')
    .limit(PAGE + 1)
    .execute();

export const refundsOf = (db: Db, paymentId: number) =>
  db
    .selectFrom('refund')
    .select(['id', 'amount', 'created_at', 'done_at', 'failed_at', 'outside_how', 'outside_key'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();

/** Who paid. */
export async function payerOf(db: Db, accountId: number): Promise<ListedPersonRow> {
  const { payer } = await db
    .selectFrom('account as a')
    .select(listedPerson('a').as('payer'))
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return payer;
}

/** The paid project with its money and whoever was paid for it. */
export const projectOf = (db: Db, proposalId: number) =>
  db
    .selectFrom('proposal as p')
    .innerJoin('account as o', 'o.id', 'p.professional_id')
    .leftJoin('profile as op', 'op.account_id', 'o.id')
    .leftJoin('ledger_account as held', (join) =>
      join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', sql.lit('retenido')),
    )
    .select([
      'p.id',
      'p.precio',
      'o.keylogin',
      'o.rol',
      'o.nombre',
      'o.apellidos',
      'o.deleted_at',
      'op.nombre_comercial',
      'held.credited as pagado',
    ])
    .where('p.id', '=', proposalId)
    .executeTakeFirstOrThrow();
