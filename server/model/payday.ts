import { makePayouts } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isHeld, wednesdayOf } from './amounts.ts';
import { holdBack } from './claims.ts';
import { runDueJobs } from './money.ts';
import { type Model, payees, type Payout, type Person } from './state.ts';
import type { World } from './world.ts';

/** Runs the job that makes the payouts of the latest Wednesday. */
export async function runPayouts({ test }: World): Promise<void> {
  await inTransaction(test.services.db, (trx) => enqueue(trx, makePayouts, {}));
  await test.work();
}

/** Who is owed something that could be paid out. */
export const creditors = (m: Model): Person[] =>
  payees(m.byTeam).filter((who) => (m.owed.get(who) ?? 0) > 0);

/** Turns each whole balance into a payout, once each Wednesday, unless something holds it. */
export function payDue(m: Model, suspended: Person | null = null): void {
  runDueJobs(m);
  const fecha = wednesdayOf(m.now);
  if (fecha === m.batch) return;
  m.batch = fecha;
  for (const who of creditors(m)) {
    const method = m.clabes.get(who);
    if (who === suspended || !method || method.asked || isHeld(method.since, m.now)) continue;
    const amount = m.owed.get(who) ?? 0;
    m.owed.set(who, 0);
    const { numero } = method;
    m.payouts.push({
      id: 0,
      who,
      fecha,
      amount,
      numero,
      estado: 'pendiente',
      key: null,
      version: 1,
    });
  }
}

const NEXT: Readonly<Record<Payout['estado'], readonly Payout['estado'][]>> = {
  pendiente: ['enviado', 'fallido'],
  enviado: ['pagado', 'fallido'],
  pagado: ['devuelto'],
  fallido: [],
  devuelto: [],
};

/** A requested change: the payout's new state, and its tracking key. */
export interface PayoutRequest {
  readonly estado: 'enviado' | 'pagado' | 'fallido' | 'devuelto';
  readonly key: string;
}

/** Whether the payout is already as requested: then nothing changes and nothing is refused. */
const isDone = (payout: Payout, { estado, key }: PayoutRequest): boolean =>
  payout.estado === estado && (estado !== 'enviado' || payout.key === key);

const isTaken = (m: Model, payout: Payout, wanted: string): boolean =>
  m.payouts.some(
    ({ id, fecha, key }) =>
      id !== payout.id && fecha === payout.fecha && key?.toUpperCase() === wanted.toUpperCase(),
  );

/** The reasons against a request, by code. */
export const againstRequest = (
  m: Model,
  payout: Payout,
  request: PayoutRequest,
): Record<string, boolean> =>
  isDone(payout, request)
    ? {}
    : {
        payout_wrong_state: !NEXT[payout.estado].includes(request.estado),
        payout_tracking_in_use: request.estado === 'enviado' && isTaken(m, payout, request.key),
      };

/** A failed payout, and one that came back, is owed again, once; the account that it came back from waits for an answer. */
export function applyRequest(m: Model, payout: Payout, request: PayoutRequest): void {
  if (isDone(payout, request)) return;
  if (request.estado === 'enviado') payout.key = request.key;
  if (request.estado === 'fallido' || request.estado === 'devuelto') {
    m.owed.set(payout.who, (m.owed.get(payout.who) ?? 0) + payout.amount);
    holdBack(m, payout.who);
  }
  const method = m.clabes.get(payout.who);
  if (request.estado === 'devuelto' && method?.numero === payout.numero) method.asked = true;
  payout.estado = request.estado;
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
