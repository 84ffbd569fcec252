import type { PayoutState } from '#domain/payouts/payout.ts';
import { batchTime, dueBatch } from '#domain/payouts/batch.ts';
import { DAY } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { makeDuePayouts } from '#server/features/payouts/index.ts';
import type { Cast } from '../cast.ts';
import { knowIds, type ShownId, showIds } from '../pictures/show-ids.ts';
import { log } from '../stage/in-process.ts';
import type { Story } from '../stage/play.ts';
import type { Calendar } from '../stage/time.ts';

const HOUR = 3_600_000;

/** Besides profesional@demo.mx, by their place among those who are validated: paid since the first and the second Wednesday. */
const PAID = [
  [3, 14],
  [8, 12, 21, 41],
] as const;

/** The professionals with an ID whom the last two Wednesdays paid. */
export function paidPeople({ professional, professionals }: Cast): Cast['professionals'][] {
  const decided = professionals.filter(({ waiting, refused }) => !waiting && !refused);
  const [first, second] = PAID.map((places) => places.flatMap((place) => decided[place] ?? []));
  return [[professional, ...(first ?? [])], second ?? []];
}

/** How far the second Wednesday's payouts have come, in their order; the first one's have all arrived. */
const STANDS: readonly PayoutState[] = ['pagado', 'enviado', 'fallido', 'pendiente'];

/**
 * Two Wednesdays, made as the job makes them: the last one that is at least two days past, and the one
 * before. People show their IDs before them, and the team does the transfers.
 */
export async function* paydays(
  calendar: Calendar,
  cast: Cast,
  { staged, trx, ids }: { staged: Services; trx: Trx; ids: Promise<readonly ShownId[]> },
): Story {
  const last = batchTime(dueBatch(calendar.day(2, '09:00').getTime()));
  const at = (instant: number) => new Date(instant);
  // The row with which payouts begin on a platform that has none.
  await trx.deleteFrom('payout_batch').execute();
  for (const [index, people] of paidPeople(cast).entries()) {
    const wednesday = last - (1 - index) * 7 * DAY;
    yield at(wednesday - 2 * DAY);
    const shown = (await ids).filter((one) => people.some(({ id }) => id === one.accountId));
    await showIds(trx, shown, calendar.day(400, '11:30'));
    await knowIds(staged, shown);
    yield at(wednesday);
    await makeDuePayouts(staged, log);
    const made = await trx
      .selectFrom('payout')
      .select('id')
      .where('fecha', '=', dueBatch(wednesday))
      .orderBy('id')
      .execute();
    const stands = made.map(
      (_, place): PayoutState =>
        index === 0 ? 'pagado' : (STANDS[place % STANDS.length] ?? 'pagado'),
    );
    yield at(wednesday + 3 * HOUR);
    for (const [place, { id }] of made.entries())
      if (stands[place] !== 'pendiente')
        await cast.admin.actor.transfer(id, {
          clave_rastreo: `MAE${dueBatch(wednesday).replaceAll('-', '')}${String(id).padStart(5, '0')}`,
        });
    yield at(wednesday + 25 * HOUR);
    for (const [place, { id }] of made.entries()) {
      if (stands[place] === 'pagado') await cast.admin.actor.transfer(id, {});
      if (stands[place] === 'fallido')
        await cast.admin.actor.transfer(id, {
          motivo: 'El banco devolvió la transferencia: la cuenta llegó a su límite de depósitos.',
        });
    }
  }
}

/** Wednesdays since then were not lived: the first that will be made is the coming one. */
export async function skipWednesdays(trx: Trx, now: Date): Promise<void> {
  await trx
    .insertInto('payout_batch')
    .values({ fecha: dueBatch(now.getTime()), started_at: now, completed_at: now })
    .onConflict((conflict) => conflict.column('fecha').doNothing())
    .execute();
}
