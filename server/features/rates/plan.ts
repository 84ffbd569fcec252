import { RATE_DAYS_AHEAD, type Rate } from '#contract/rates.ts';
import { fromMxn } from '#domain/money.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { ratesOf, rateView } from './queries.ts';

type Values =
  | { nivel: null; hundredths: number; fixed: number }
  | { nivel: number; precio: number };

interface Planned {
  readonly values: Values;
  /** The day of Mexico City; null: from now on. */
  readonly desde: string | null;
  readonly motivo: string;
  readonly adminId: number;
  readonly now: Date;
}

/** Stores a change of the fee or of a price, and who decided it. */
export async function plan(
  trx: Trx,
  { values, desde, motivo, adminId, now }: Planned,
): Promise<Rate> {
  if (desde !== null && desde <= mexicoDay(now.getTime())) return failAt('desde', 'rate_day_past');
  if (desde !== null && desde > mexicoDay(now.getTime() + RATE_DAYS_AHEAD * DAY))
    return failAt('desde', 'rate_day_far');
  const stored = await trx
    .insertInto('rate')
    .values({
      ...values,
      holds_from: desde === null ? now : new Date(startOfMexicoDay(desde)),
      motivo,
      author_id: adminId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return desde === null ? fail('rate_day_taken') : failAt('desde', 'rate_day_taken');
  const row = await ratesOf(trx).where('r.id', '=', stored.id).executeTakeFirstOrThrow();
  const tarifa = rateView(row);
  await audit(trx, {
    adminId,
    action: 'cambiar_tarifa',
    people: [],
    subjectId: String(tarifa.id),
    after: auditedRate(tarifa),
    now,
  });
  return tarifa;
}

/** What the audit log keeps of a rate. */
export const auditedRate = ({ nombre, porcentaje, fija, precio, desde, motivo }: Rate) => ({
  tarifa: nombre,
  ...(precio === null ? { porcentaje, fija: fromMxn(fija ?? 0) } : { precio: fromMxn(precio) }),
  desde: mexicoDay(Date.parse(desde)),
  motivo,
});
