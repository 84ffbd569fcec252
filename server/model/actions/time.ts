import { advanceByClock } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Action, DONE } from '../action.ts';
import { DAY, HOUR } from '../amounts.ts';
import { inChargeback } from '../bank.ts';
import { endProject, runDueJobs } from '../money.ts';
import { due, held, type Model, type Project } from '../state.ts';

const SPANS = [1, 5, 13, 14, 15, 24, 25, 48, 72, 7 * 24 - 1, 7 * 24, 8 * 24];

/** Hours or days pass without any action. */
export const wait: Action = {
  weight: 4,
  by: ['admin'],
  against: () => [],
  apply(m, _p, { a }) {
    m.now += SPANS[a % SPANS.length]! * HOUR;
  },
  async send(world, _m, _p, { a }) {
    world.advanceTime(SPANS[a % SPANS.length]! * HOUR);
    return DONE;
  },
};

const passed = (since: number | null, days: number, now: number): boolean =>
  since !== null && now >= since + days * DAY;

/**
 * Expires after 15 days without an answer; is cancelled 7 days after its acceptance if nothing is paid; completes 7 days
 * after delivery; finalizes 7 days later.
 */
function applyDeadlines(m: Model, p: Project): void {
  if (p.estado === 'publicada' && passed(p.publishedAt, 15, m.now)) {
    p.estado = 'expirada';
    p.accepted = { client: false, professional: false };
  } else if (p.disputed || inChargeback(p)) return;
  else if (p.estado === 'por_pagar' && p.received === 0 && passed(p.acceptedAt, 7, m.now))
    p.estado = 'cancelada';
  else if (p.estado === 'pagado' && due(p) === 0 && passed(p.deliveredAt, 7, m.now)) {
    p.estado = 'completado';
    p.completedAt = m.now;
  } else if (p.estado === 'completado' && passed(p.completedAt, 7, m.now)) {
    endProject(m, p, held(p), 'finalizada');
  }
}

export const clock: Action = {
  weight: 3,
  by: ['admin'],
  against: () => [],
  apply(m) {
    runDueJobs(m);
    for (const p of m.projects) applyDeadlines(m, p);
    runDueJobs(m);
  },
  async send({ test }) {
    await inTransaction(test.services.db, (trx) => enqueue(trx, advanceByClock, {}));
    await test.work();
    return DONE;
  },
};
