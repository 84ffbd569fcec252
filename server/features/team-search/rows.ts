import { type SqlBool, sql } from 'kysely';
import type { Estado } from '#domain/projects/graph.ts';
import type { PayoutState } from '#domain/payouts/payout.ts';
import type { Db } from '#server/db/pool.ts';
import { listedPerson } from '#server/features/accounts/index.ts';
import { FROZEN_BY } from '#server/features/projects/index.ts';
import { withPhone } from '#server/db/sealed/index.ts';

/** These rows, in the order of their ids. */
const inOrder = <Row extends { readonly id: number }>(ids: readonly number[], rows: Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

/** What the search shows of accounts: what their list does, with the trade and the city. */
export const accountRows = async (db: Db, ids: readonly number[]) =>
  inOrder(
    ids,
    await db
      .selectFrom('account as a')
      .leftJoin('profile as p', 'p.account_id', 'a.id')
      .leftJoin('profile_profesion as pp', (join) =>
        join.onRef('pp.account_id', '=', 'a.id').on('pp.orden', '=', sql.lit(0)),
      )
      .leftJoin('categoria as c', 'c.id', 'pp.categoria_id')
      .leftJoin('address as d', 'd.account_id', 'a.id')
      .leftJoin('ciudad as l', 'l.id', 'd.ciudad_id')
      .select(['a.id', 'a.keylogin', 'a.rol', 'a.nombre', 'a.apellidos', 'a.trade_name', 'a.email'])
      .select(['a.phone_sealed', 'a.img_profile', 'a.created_at', 'a.suspended_at', 'a.deleted_at'])
      .select(['p.validacion', 'c.categoria', 'l.nombre as ciudad'])
      .where(sql<SqlBool>`a.id = any(${ids}::bigint[])`)
      .execute(),
  ).map((row) => withPhone(db, 'account.phone', row));
export type AccountRow = Awaited<ReturnType<typeof accountRows>>[number];

export const projectRows = async (db: Db, ids: readonly number[]) =>
  inOrder(
    ids,
    await db
      .selectFrom('proposal as p')
      .innerJoin('account as c', 'c.id', 'p.client_id')
      .innerJoin('account as a', 'a.id', 'p.professional_id')
      .leftJoin('ledger_account as held', (join) =>
        join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', sql.lit('retenido')),
      )
      .select(['p.id', 'p.titulo', 'p.precio', 'p.adicional_por_pagar', 'p.entregado_at'])
      .select(['p.lugar_ciudad', 'held.credited', 'a.trade_name'])
      .select(({ ref }) => ref('p.estado').$castTo<Estado>().as('estado'))
      .select([listedPerson('c').as('client'), listedPerson('a').as('author')])
      .select(FROZEN_BY)
      .where(sql<SqlBool>`p.id = any(${ids}::bigint[])`)
      .execute(),
  );
export type ProjectRow = Awaited<ReturnType<typeof projectRows>>[number];

export const paymentRows = async (db: Db, ids: readonly number[]) =>
  inOrder(
    ids,
    await db
      .selectFrom('payment as y')
      .innerJoin('account as a', 'a.id', 'y.account_id')
      .select(['y.id', 'y.id_payment', 'y.descripcion', 'y.value', 'y.card_brand', 'y.card_last4'])
      .select(['y.created_at', 'y.settled_at'])
      .select(listedPerson('a').as('payer'))
      .where(sql<SqlBool>`y.id = any(${ids}::bigint[])`)
      .execute(),
  );
export type PaymentRow = Awaited<ReturnType<typeof paymentRows>>[number];

export const payoutRows = async (db: Db, ids: readonly number[]) =>
  inOrder(
    ids,
    await db
      .selectFrom('payout as o')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .select(['o.id', 'o.amount', 'o.fecha', 'o.clave_rastreo', 'o.titular'])
      .select(({ ref }) => ref('o.estado').$castTo<PayoutState>().as('estado'))
      .select(listedPerson('a').as('payee'))
      .where(sql<SqlBool>`o.id = any(${ids}::bigint[])`)
      .execute(),
  );
export type PayoutRow = Awaited<ReturnType<typeof payoutRows>>[number];
