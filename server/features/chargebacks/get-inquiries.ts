import { type RawBuilder, sql } from 'kysely';
import { getInquiries as call } from '#contract/chargebacks.ts';
import { asksOnly, INQUIRY } from '#domain/chargebacks/reasons.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { isPreventable } from './preventable.ts';

const PAGE = 20;

export const getInquiries = handle(call, async ({ de = 'bancos', marca }, { db, now }) => {
  const asked = de === 'bancos' ? inquiries(db, now) : warnings(db, now);
  const rows = await page(asked, marca);
  const { shown, following } = pageOf(rows, PAGE, ({ place, id }) => `${place}.${id}`);
  return {
    consultas: shown.map((row) => ({
      id: row.id,
      pago: row.payment_id,
      concepto: row.titulo ?? row.descripcion,
      monto: toMxn(centavos(row.value)),
      cliente: { keylogin: row.keylogin, nombre: visibleName(row) },
      motivo: asksOnly(row.tipo) ? row.tipo.slice(INQUIRY.length) : row.tipo,
      vence: row.due_at?.toISOString() ?? null,
      createAt: row.created_at.toISOString(),
    })),
    ...following,
  };
});

const open = (db: Db) =>
  db
    .selectFrom('fraud_warning as f')
    .innerJoin('payment as pay', 'pay.id', 'f.payment_id')
    .innerJoin('account as a', 'a.id', 'pay.account_id')
    .leftJoin('proposal as p', 'p.id', 'pay.proposal_id')
    .select(['f.id', 'f.payment_id', 'f.tipo', 'f.due_at', 'f.created_at'])
    .select(['pay.value', 'pay.descripcion', 'p.titulo'])
    .select(['a.keylogin', 'a.nombre', 'a.apellidos', 'a.deleted_at'])
    .where('f.closed_at', 'is', null);

interface Asked {
  readonly query: ReturnType<typeof open>;
  /** By what they stand in their order. */
  readonly at: RawBuilder<Date>;
}

/** By their deadline. After those: where the bank named no day, and where the day has passed. */
const inquiries = (db: Db, now: Date): Asked => ({
  query: open(db).where('f.tipo', 'like', sql.lit(`${INQUIRY}%`)),
  at: sql`case
    when f.due_at <= ${now} then '9999-12-30 00:00:00+00'::timestamptz
    else coalesce(f.due_at, '9999-12-29 00:00:00+00') end`,
});

const warnings = (db: Db, now: Date): Asked => ({
  query: open(db).where(isPreventable(now)),
  at: sql`f.created_at`,
});

/** A page after the place `marca`: a time in seconds written as milliseconds, and an id. */
function page({ query, at }: Asked, marca: string | undefined) {
  const place = sql<number>`floor(extract(epoch from ${at}))::bigint * 1000`;
  const [after = '', id = ''] = marca?.split('.') ?? [];
  return query
    .select(place.as('place'))
    .$if(marca !== undefined, (further) =>
      further.where(sql<boolean>`(${place}, f.id) > (${Number(after)}::bigint, ${id})`),
    )
    .orderBy(place)
    .orderBy('f.id')
    .limit(PAGE + 1)
    .execute();
}
