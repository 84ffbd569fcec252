import { sql, type SqlBool } from 'kysely';
import { ON_ITS_WAY, type PayoutOrder, type PayoutState } from '#domain/payouts/payout.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { hasClabe, withClabe } from '#server/db/sealed/index.ts';
import { inReview } from './in-review.ts';

const payouts = (db: Db | Trx) =>
  db
    .selectFrom('payout as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select([
      'o.id',
      'o.fecha',
      'o.account_id',
      'o.amount',
      'o.numero_sealed',
      'o.titular',
      'o.clave_rastreo',
      'o.motivo',
      'o.version',
      'o.created_at',
      'o.sent_at',
      'o.done_at',
      'o.returned_at',
      'a.keylogin',
      'a.nombre',
      'a.apellidos',
      'a.deleted_at',
    ])
    .select(sql<PayoutState>`o.estado`.as('estado'))
    .select(
      sql<boolean>`o.estado in (${sql.join(ON_ITS_WAY.map((one) => sql.lit(one)))})
        and ${inReview(sql`o.account_id`)}`.as('en_revision'),
    )
    .select(
      sql<number>`case o.estado
        when 'fallido' then debt_recovered('transferencia:' || o.id, o.account_id)
        when 'devuelto' then debt_recovered('transferencia_devuelta:' || o.id, o.account_id)
        else 0 end`.as('to_debt'),
    )
    .select(
      sql<number>`case o.estado
        when 'fallido' then reserve_kept('transferencia:' || o.id, o.account_id)
        when 'devuelto' then reserve_kept('transferencia_devuelta:' || o.id, o.account_id)
        else 0 end`.as('to_reserve'),
    );

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof lockPayout>>>;

/** One payout, locked until the transaction ends. */
export async function lockPayout(trx: Trx, id: number) {
  const row = await payouts(trx).where('o.id', '=', id).forUpdate('o').executeTakeFirst();
  return row && withClabe(trx, 'payout.numero', row);
}

export interface PayoutFilter {
  readonly id?: number | undefined;
  readonly accountId?: number;
  readonly keylogin?: string | undefined;
  readonly estado?: PayoutState | undefined;
  readonly fecha?: string | null | undefined;
  /** Only those before this id. */
  readonly before?: number | undefined;
  readonly orden?: PayoutOrder | undefined;
}

/** Payouts that match the filters, newest or largest first. */
export const payoutPage = async (
  db: Db | Trx,
  { id, accountId, keylogin, estado, fecha, before, orden }: PayoutFilter,
  rows: number,
) =>
  (
    await payouts(db)
      .$if(id !== undefined, (query) => query.where('o.id', '=', id as number))
      .$if(accountId !== undefined, (query) =>
        query.where('o.account_id', '=', accountId as number),
      )
      .$if(keylogin !== undefined, (query) =>
        query.where('o.account_id', '=', (of) =>
          of
            .selectFrom('account')
            .select('id')
            .where('keylogin', '=', keylogin as string),
        ),
      )
      .$if(estado !== undefined, (query) => query.where('o.estado', '=', estado as string))
      .$if(Boolean(fecha), (query) => query.where('o.fecha', '=', fecha as string))
      .$if(before !== undefined, (query) =>
        orden === 'monto'
          ? query.where(
              sql<boolean>`(o.amount, o.id) < (select p.amount, p.id from payout p where p.id = ${before})`,
            )
          : query.where('o.id', '<', before as number),
      )
      .$if(orden === 'monto', (query) => query.orderBy('o.amount', 'desc'))
      .orderBy('o.id', 'desc')
      .limit(rows)
      .execute()
  ).map((row) => withClabe(db, 'payout.numero', row));

/** A Wednesday's payouts with their whole CLABEs, in the order in which they were made. */
export const payoutsToExport = async (
  trx: Trx,
  { fecha, estado }: { fecha: string; estado?: PayoutState | undefined },
) =>
  (
    await payouts(trx)
      .where('o.fecha', '=', fecha)
      .$if(estado !== undefined, (query) => query.where('o.estado', '=', estado as string))
      .orderBy('o.id')
      .execute()
  ).map((row) => withClabe(trx, 'payout.numero', row));

/**
 * The Wednesdays with payouts, latest first, before a given one if named, each with its totals and how many
 * payouts are not made yet.
 */
export const batchPage = (
  db: Db | Trx,
  { before, rows }: { before: string | null | undefined; rows: number },
) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('payout_batch')
        .select('fecha')
        .select(
          sql<number>`(select count(*) from payout_due d where d.fecha = payout_batch.fecha)`.as(
            'sin_preparar',
          ),
        )
        .where(
          sql<SqlBool>`exists (select from payout o where o.fecha = payout_batch.fecha)
            or exists (select from payout_due d where d.fecha = payout_batch.fecha)`,
        )
        .$if(Boolean(before), (query) => query.where('fecha', '<', before as string))
        .orderBy('fecha', 'desc')
        .limit(rows)
        .as('b'),
    )
    .leftJoin('payout as o', 'o.fecha', 'b.fecha')
    .select(({ fn }) => [
      'b.fecha',
      'b.sin_preparar',
      fn.count<number>('o.id').as('pagos'),
      fn.coalesce(fn.sum<number>('o.amount'), sql<number>`0`).as('amount'),
      fn.count<number>('o.id').filterWhere('o.estado', '=', 'pendiente').as('pendiente'),
      fn.count<number>('o.id').filterWhere('o.estado', '=', 'enviado').as('enviado'),
      fn.count<number>('o.id').filterWhere('o.estado', '=', 'pagado').as('pagado'),
      fn.count<number>('o.id').filterWhere('o.estado', '=', 'fallido').as('fallido'),
      fn.count<number>('o.id').filterWhere('o.estado', '=', 'devuelto').as('devuelto'),
    ])
    .groupBy(['b.fecha', 'b.sin_preparar'])
    .orderBy('b.fecha', 'desc')
    .execute();

/** Whether there is such a payout, of this account if one is named. */
export async function payoutExists(
  db: Db | Trx,
  { id, accountId }: { id: number; accountId?: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('payout')
    .select('id')
    .where('id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as number))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether money is on its way to somebody's bank. */
export async function payoutOpen(db: Db | Trx, accountId: number): Promise<boolean> {
  const open = await db
    .selectFrom('payout')
    .select('id')
    .where('account_id', '=', accountId)
    .where('estado', 'in', ON_ITS_WAY)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Nothing more is sent to the account that a payout came back from, until its owner confirms or changes it; another
 * account that they have chosen since is none of that.
 */
export async function holdMethod(
  trx: Trx,
  { id, account_id, numero }: Pick<PayoutRow, 'id' | 'account_id' | 'numero'>,
): Promise<void> {
  await lockPayee(trx, account_id);
  await trx
    .updateTable('payment_method')
    .set({ returned_payout_id: id })
    .where('account_id', '=', account_id)
    .where(hasClabe(trx, 'payment_method', numero))
    .execute();
}

/** Changes of CLABE, phone and password take the same lock, so their holds are visible after it. */
export const lockPayee = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Saves the tracking key of a locked payout. */
export const saveTrackingKey = (trx: Trx, id: number, clave_rastreo: string) =>
  trx
    .updateTable('payout')
    .set(({ eb }) => ({ clave_rastreo, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** The column with the time of each state. */
const MOMENT = {
  enviado: 'sent_at',
  pagado: 'done_at',
  fallido: 'done_at',
  devuelto: 'returned_at',
} as const;

/** Saves the new state of a locked payout. */
export const savePayout = (
  trx: Trx,
  id: number,
  {
    estado,
    ...facts
  }: { estado: keyof typeof MOMENT; clave_rastreo: string | null; motivo: string | null },
  now: Date,
) =>
  trx
    .updateTable('payout')
    .set(({ eb }) => ({
      estado,
      ...facts,
      version: eb('version', '+', 1),
      [MOMENT[estado]]: now,
    }))
    .where('id', '=', id)
    .execute();
