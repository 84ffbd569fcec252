import { makePayouts } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isHeld, wednesdayOf } from './amounts.ts';
import { runDueJobs } from './money.ts';
import { type Model, payees, type Payout, type Person } from './state.ts';
import type { World } from './world.ts';

/** What runs every five minutes makes the payouts of the latest Wednesday. */
export async function makeDue({ test }: World): Promise<void> {
  await inTransaction(test.services.db, (trx) => enqueue(trx, makePayouts, {}));
  await test.work();
}

/** Who is owed something that a Wednesday could pay. */
export const creditors = (m: Model): Person[] =>
  payees(m.byTeam).filter((who) => (m.owed.get(who) ?? 0) > 0);

/** Everybody's whole balance is put on its way, once each Wednesday, except where something holds it. */
export function madeDue(m: Model, suspended: Person | null = null): void {
  runDueJobs(m);
  const fecha = wednesdayOf(m.now);
  if (fecha === m.batch) return;
  m.batch = fecha;
  for (const who of creditors(m)) {
    const method = m.clabes.get(who);
    if (who === suspended || !method || isHeld(method.since, m.now)) continue;
    const amount = m.owed.get(who) ?? 0;
    m.owed.set(who, 0);
    m.payouts.push({ id: 0, who, fecha, amount, estado: 'pendiente', key: null, version: 1 });
  }
}

const NEXT: Readonly<Record<Payout['estado'], readonly Payout['estado'][]>> = {
  pendiente: ['enviado', 'fallido'],
  enviado: ['pagado', 'fallido'],
  pagado: [],
  fallido: [],
};

/** A step that is asked for: what a payout should be, and with which key. */
export interface Step {
  readonly estado: 'enviado' | 'pagado' | 'fallido';
  readonly key: string;
}

/** Whether a payout is as it is wanted: then nothing changes, and nothing is refused. */
const isDone = (payout: Payout, { estado, key }: Step): boolean =>
  payout.estado === estado && (estado !== 'enviado' || payout.key === key);

const isTaken = (m: Model, payout: Payout, wanted: string): boolean =>
  m.payouts.some(
    ({ id, fecha, key }) =>
      id !== payout.id && fecha === payout.fecha && key?.toUpperCase() === wanted.toUpperCase(),
  );

/** What is against a step, each by its code. */
export const againstStep = (m: Model, payout: Payout, step: Step): Record<string, boolean> =>
  isDone(payout, step)
    ? {}
    : {
        payout_wrong_state: !NEXT[payout.estado].includes(step.estado),
        payout_tracking_in_use: step.estado === 'enviado' && isTaken(m, payout, step.key),
      };

/** Money that failed to arrive is owed again, once. */
export function takeStep(m: Model, payout: Payout, step: Step): void {
  if (isDone(payout, step)) return;
  if (step.estado === 'enviado') payout.key = step.key;
  if (step.estado === 'fallido')
    m.owed.set(payout.who, (m.owed.get(payout.who) ?? 0) + payout.amount);
  payout.estado = step.estado;
  payout.version++;
}

export const againstCorrection = (
  m: Model,
  payout: Payout,
  key: string,
): Record<string, boolean> => ({
  payout_wrong_state: payout.estado !== 'enviado',
  payout_tracking_in_use: payout.key !== key && isTaken(m, payout, key),
});

export function correct(payout: Payout, key: string): void {
  if (payout.key === key) return;
  payout.key = key;
  payout.version++;
}
