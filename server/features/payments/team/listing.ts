import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ParsedInputOf } from '#contract/call.ts';
import type { exportPagos } from '#contract/payments.ts';
import { fromMxn } from '#domain/money.ts';
import type { PaymentWith } from '#domain/payments/listing.ts';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import {
  COUNTED,
  gathered,
  type NumberedPage,
  numberedPage,
  type PageRequest,
} from '#server/db/numbered-page.ts';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { containsText } from '#server/db/text-match.ts';
import { isListedPerson } from '#server/features/accounts/index.ts';

type Filters = ParsedInputOf<typeof exportPagos>;
type Condition = RawBuilder<SqlBool>;

/** As in the indexes payment_text and payment_signs. */
const TEXT = sql`(y.descripcion || ' ' || coalesce(y.id_payment, ''))`;

export const OPEN_CHARGEBACK: Condition = sql`exists (
  select from chargeback c where c.payment_id = y.id and c.closed_at is null)`;

const WITH: Record<PaymentWith, Condition> = {
  devolucion: sql`exists (select from refund r where r.payment_id = y.id)`,
  contracargo: OPEN_CHARGEBACK,
};

/** As an array: with `or` the plan would read every payment there is. */
const ofPerson = (keylogin: string): Condition => sql`y.id = any(array(
  select y.id from account who join payment y on y.account_id = who.id where who.keylogin = ${keylogin}
  union all
  select y.id from account who join proposal p on p.professional_id = who.id
    join payment y on y.proposal_id = p.id where who.keylogin = ${keylogin}))`;

function conditionsOf(filters: Filters): Condition[] {
  const { intentos = false, con, tipo, desde, hasta, persona } = filters;
  const { cantidad_desde, cantidad_hasta } = filters;
  const day = intentos ? sql.ref('y.created_at') : sql.ref('y.settled_at');
  const all = [
    sql<SqlBool>`y.settled_at ${intentos ? sql`is null` : sql`is not null`}`,
    con === undefined ? null : WITH[con],
    tipo === undefined ? null : sql<SqlBool>`y.type_sell = ${tipo}`,
    cantidad_desde === undefined ? null : sql<SqlBool>`y.value >= ${fromMxn(cantidad_desde)}`,
    cantidad_hasta === undefined ? null : sql<SqlBool>`y.value <= ${fromMxn(cantidad_hasta)}`,
    desde ? sql<SqlBool>`${day} >= ${new Date(startOfMexicoDay(desde))}` : null,
    hasta ? sql<SqlBool>`${day} < ${new Date(startOfMexicoDay(hasta) + DAY)}` : null,
    persona === undefined ? null : ofPerson(persona),
  ];
  return all.filter((one) => one !== null);
}

interface SumsRow {
  readonly cantidad: number;
  readonly devuelto: number;
  readonly por_devolver: number;
  readonly costo: number;
}

type Page = NumberedPage & { sums: SumsRow | null };

/** The ids of one page of payments, and what all of the filter add up to; null of more than are counted. */
export async function paymentPage(
  db: Db | Trx,
  filters: Filters,
  request: PageRequest & { rows: number },
): Promise<Page> {
  const { search = '', orden } = filters;
  const sort =
    orden === 'cantidad'
      ? ({ table: 'payment', column: 'value', way: 'desc' } as const)
      : undefined;
  const conditions = conditionsOf(filters);
  const list = db.selectFrom('payment as y').where((eb) => eb.and(conditions));
  const about = containsText(TEXT, search);
  if (!about) return await summed(db, list, { ...request, sort });
  const person = isListedPerson('a', search);
  const withPerson = list.innerJoin('account as a', 'a.id', 'y.account_id');
  const parts = [list.where(about), withPerson.where(person)].map((part) =>
    part.select('y.id as key'),
  );
  const whole = withPerson.where((eb) => eb.or([about, person]));
  return await summed(db, whole, { ...request, parts, sort });
}

async function summed<Tables, Table extends keyof Tables>(
  db: Db | Trx,
  list: SelectQueryBuilder<Tables, Table, object>,
  request: Parameters<typeof numberedPage>[3],
): Promise<Page> {
  const page = await numberedPage(db, list, 'y.id', request);
  if (page.paging.total > COUNTED) return { ...page, sums: null };
  return { ...page, sums: await sumsOf(db, gathered(list, 'y.id', request.parts)) };
}

async function sumsOf(db: Db | Trx, keys: RawBuilder<unknown>): Promise<SumsRow> {
  const { rows } = await sql<SumsRow>`
    with found as materialized (
      select y.id, y.value, y.id_payment from payment y where y.id in (${keys})
    ), back as (
      select coalesce(sum(r.amount), 0) as whole,
        coalesce(sum(r.amount) filter (where r.done_at is null), 0) as owed
      from found f join refund r on r.payment_id = f.id
    )
    select (select coalesce(sum(value), 0) from found) as cantidad,
      back.whole as devuelto, back.owed as por_devolver,
      (select coalesce(-sum(e.amount), 0) from found f ${COSTS}) as costo
    from back ${sql.raw(PLAN_ANEW)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  return row;
}

/** The entries that say what the provider took for the payments `f`, as far as it is booked. */
export const COSTS = sql`
  join provider_movement v on v.payment_ref = f.id_payment
  join provider_booking b on b.movement_id = v.id
  join ledger_movement m on m.operation_key = b.operation_key
  join ledger_entry e on e.movement_id = m.id and e.account_id = any(array(
    select h.id from ledger_account h where h.kind in ('costo_proveedor', 'costo_contracargo')))`;
