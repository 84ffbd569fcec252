import { sql } from 'kysely';
import { RATE_DAYS_AHEAD, type Rate } from '#contract/rates.ts';
import { fromMxn } from '#domain/money.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { fail, failAt, failSaying } from '#server/calls/failure.ts';
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
  /** The one in force that whoever decides has seen. */
  readonly antes: number | undefined;
  readonly adminId: number;
  readonly now: Date;
}

/** Stores a change of the fee or of a price, and who decided it. */
export async function plan(
  trx: Trx,
  { values, desde, motivo, antes, adminId, now }: Planned,
): Promise<Rate> {
  if (desde !== null && desde <= mexicoDay(now.getTime())) return failAt('desde', 'rate_day_past');
  if (desde !== null && desde > mexicoDay(now.getTime() + RATE_DAYS_AHEAD * DAY))
    return failAt('desde', 'rate_day_far');
  if (antes !== undefined) await requireUnchanged(trx, { nivel: values.nivel, antes, now });
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

/** Ends the call where another one is in force by now; of two at once the second waits here for the first. */
async function requireUnchanged(
  trx: Trx,
  { nivel, antes, now }: { nivel: number | null; antes: number; now: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('rate'))`.execute(trx);
  const current = await ratesOf(trx)
    .where('r.nivel', nivel === null ? 'is' : '=', nivel)
    .where('r.withdrawn_at', 'is', null)
    .where('r.holds_from', '<=', now)
    .orderBy('r.holds_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (current.id === antes) return;
  const { autor, motivo } = rateView(current);
  failSaying('setting_changed', `${autor ?? 'Alguien'} la cambió: «${motivo}».`);
}

/** What the audit log keeps of a rate. */
export const auditedRate = ({ nombre, porcentaje, fija, precio, desde, motivo }: Rate) => ({
  tarifa: nombre,
  ...(precio === null ? { porcentaje, fija: fromMxn(fija ?? 0) } : { precio: fromMxn(precio) }),
  desde: mexicoDay(Date.parse(desde)),
  motivo,
});
