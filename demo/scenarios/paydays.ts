import type { PayoutState } from '#domain/payouts/payout.ts';
import { batchTime, dueBatch } from '#domain/payouts/batch.ts';
import { DAY } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { makeDuePayouts } from '#server/features/payouts/index.ts';
import { takeMovements } from '#server/features/reconciliation/index.ts';
import type { Cast } from '../cast.ts';
import type { deposits } from '../deposits.ts';
import { recordReadings, type SubmittedId, submitIds } from '../pictures/ids.ts';
import { log } from '../simulation/in-process.ts';
import type { Scenario } from '../simulation/scenarios.ts';
import type { Calendar } from '../simulation/time.ts';

const HOUR = 3_600_000;

/** Indexes of validated professionals who are paid, besides profesional@demo.mx: from the first Wednesday on, and from the second. */
const PAID = [
  [3, 14],
  [8, 12, 21, 41],
] as const;

/** The professionals with an ID, by the Wednesday from which they are paid. */
export function paidPeople({ professional, professionals }: Cast): Cast['professionals'][] {
  const decided = professionals.filter(({ waiting, refused }) => !waiting && !refused);
  const [first, second] = PAID.map((indexes) => indexes.flatMap((index) => decided[index] ?? []));
  return [[professional, ...(first ?? [])], second ?? []];
}

/** The states of the second Wednesday's payouts, in order; those of the first have all arrived, and one came back. */
const SECOND_BATCH_STATES: readonly PayoutState[] = ['pagado', 'enviado', 'fallido', 'pendiente'];

interface Paying {
  readonly simulated: Services;
  readonly trx: Trx;
  readonly ids: Promise<readonly SubmittedId[]>;
  readonly bank: ReturnType<typeof deposits>;
}

/**
 * Makes the payouts of two Wednesdays as the job does: the last one that is at least two days ago, and the
 * one before. People submit their IDs before that, the provider sends the bank what is transferred, and the team does the
 * transfers.
 */
export async function* paydays(
  calendar: Calendar,
  cast: Cast,
  { simulated, trx, ids, bank }: Paying,
): Scenario {
  const last = batchTime(dueBatch(calendar.day(2, '09:00').getTime()));
  const at = (instant: number) => new Date(instant);
  // Removes the row that says when payouts began on a new platform.
  await trx.deleteFrom('payout_batch').execute();
  let arrived: number | undefined;
  for (const [index, people] of paidPeople(cast).entries()) {
    const wednesday = last - (1 - index) * 7 * DAY;
    yield at(wednesday - 2 * DAY);
    const submitted = (await ids).filter((one) => people.some(({ id }) => id === one.accountId));
    await submitIds(trx, submitted, calendar.day(400, '11:30'));
    await recordReadings(simulated, submitted);
    yield at(wednesday);
    await makeDuePayouts(simulated, log);
    const made = await trx
      .selectFrom('payout')
      .select(['id', 'amount'])
      .where('fecha', '=', dueBatch(wednesday))
      .orderBy('id')
      .execute();
    yield at(wednesday + HOUR);
    const deposit = await bank.begin(made.reduce((sum, { amount }) => sum + amount, 0));
    await takeMovements(simulated, { overlap: 0 });
    yield at(wednesday + 2 * HOUR);
    await bank.arrive(deposit, at(wednesday + 2 * HOUR));
    await takeMovements(simulated, { overlap: 0 });
    const states = made.map(
      (_, position): PayoutState =>
        index === 0
          ? 'pagado'
          : (SECOND_BATCH_STATES[position % SECOND_BATCH_STATES.length] ?? 'pagado'),
    );
    yield at(wednesday + 3 * HOUR);
    for (const [position, { id }] of made.entries())
      if (states[position] !== 'pendiente')
        await cast.admin.actor.transfer(id, {
          clave_rastreo: `MAE${dueBatch(wednesday).replaceAll('-', '')}${String(id).padStart(5, '0')}`,
        });
    yield at(wednesday + 25 * HOUR);
    for (const [position, { id }] of made.entries()) {
      if (states[position] === 'pagado') await cast.admin.actor.transfer(id, {});
      if (states[position] === 'fallido')
        await cast.admin.actor.transfer(id, {
          motivo: 'El banco devolvió la transferencia: la cuenta llegó a su límite de depósitos.',
        });
    }
    arrived = index === 0 ? made.at(-1)?.id : arrived;
  }
  // The bank sends the last of the first Wednesday back, a week after it had arrived.
  yield at(last + 27 * HOUR);
  if (arrived !== undefined)
    await cast.admin.actor.transferCameBack(
      arrived,
      'El nombre del titular de la cuenta no es el de tu identificación.',
    );
}

/** Marks the Wednesdays since then as done: the next payouts are those of the coming Wednesday. */
export async function skipWednesdays(trx: Trx, now: Date): Promise<void> {
  await trx
    .insertInto('payout_batch')
    .values({ fecha: dueBatch(now.getTime()), started_at: now, completed_at: now })
    .onConflict((conflict) => conflict.column('fecha').doNothing())
    .execute();
}
