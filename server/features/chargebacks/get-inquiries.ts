import { sql } from 'kysely';
import { getInquiries as call } from '#contract/chargebacks.ts';
import { INQUIRY } from '#domain/chargebacks/reasons.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';
import { visibleName } from '#server/features/accounts/index.ts';

const PAGE = 20;

export const getInquiries = handle(call, async ({ marca }, { db, now }) => {
  const { shown, following } = pageOf(
    await page(db, marca, now),
    PAGE,
    ({ due, id }) => `${due}.${id}`,
  );
  return {
    consultas: shown.map((row) => ({
      id: row.id,
      pago: row.payment_id,
      concepto: row.titulo ?? row.descripcion,
      monto: toMxn(centavos(row.value)),
      cliente: { keylogin: row.keylogin, nombre: visibleName(row) },
      motivo: row.tipo.slice(INQUIRY.length),
      vence: row.due_at?.toISOString() ?? null,
      createAt: row.created_at.toISOString(),
    })),
    ...following,
  };
});

/** Until when an answer is waited for. After those: where the bank named no day, and where the day has passed. */
const dueAt = (now: Date) => sql<Date>`case
  when f.due_at <= ${now} then '9999-12-30 00:00:00+00'::timestamptz
  else coalesce(f.due_at, '9999-12-29 00:00:00+00') end`;

/** A page after the place `marca`: a deadline in milliseconds, and an id. */
function page(db: Db, marca: string | undefined, now: Date) {
  const at = dueAt(now);
  const [due = '', id = ''] = marca?.split('.') ?? [];
  return db
    .selectFrom('fraud_warning as f')
    .innerJoin('payment as pay', 'pay.id', 'f.payment_id')
    .innerJoin('account as a', 'a.id', 'pay.account_id')
    .leftJoin('proposal as p', 'p.id', 'pay.proposal_id')
    .select(['f.id', 'f.payment_id', 'f.tipo', 'f.due_at', 'f.created_at'])
    .select(['pay.value', 'pay.descripcion', 'p.titulo'])
    .select(['a.keylogin', 'a.nombre', 'a.apellidos', 'a.deleted_at'])
    .select(sql<number>`extract(epoch from ${at})::bigint * 1000`.as('due'))
    .where('f.closed_at', 'is', null)
    .where('f.tipo', 'like', sql.lit(`${INQUIRY}%`))
    .$if(marca !== undefined, (query) =>
      query.where(
        sql<boolean>`(${at}, f.id) > (to_timestamp(${Number(due) / 1000}::double precision), ${id})`,
      ),
    )
    .orderBy(at)
    .orderBy('f.id')
    .limit(PAGE + 1)
    .execute();
}
