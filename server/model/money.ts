import { hear } from './bank.ts';
import { askFor, oweBack, oweHeld } from './refunds.ts';
import { release } from './release.ts';
import { held, isUnderWay, type Model, type Payment, type Project } from './state.ts';

/** Ends a project and splits what is held between the two. */
export function endProject(
  m: Model,
  p: Project,
  toProfessional: number,
  estado: 'cancelada' | 'finalizada',
): void {
  const back = held(p) - toProfessional;
  if (toProfessional > 0) release(m, p, toProfessional);
  oweHeld(m, p, back);
  p.returned += back;
  p.estado = estado;
  if (estado === 'finalizada') p.finalizedAt = m.now;
}

/** The product asks the provider about a payment; once it is settled, about what became of it since. */
export function settle(m: Model, payment: Payment): void {
  const p = projectOf(m, payment);
  if (payment.done) {
    if (payment.status === 'succeeded') hear(m, p, payment);
    return;
  }
  payment.heardAt = m.now;
  if (payment.status === 'canceled') payment.done = true;
  if (payment.status !== 'succeeded') return;
  payment.done = true;
  const room = isUnderWay(p) ? Math.max(0, (p.precio ?? 0) - p.received) : 0;
  const taken = Math.min(room, payment.amount);
  p.received += taken;
  if (taken > 0) paidUp(p, m.now);
  if (payment.amount > taken) oweBack(m, payment, payment.amount - taken);
}

/**
 * When everything is paid, services count as paid and the project continues; if it was delivered before, its
 * deadline starts now.
 */
export function paidUp(p: Project, now: number): void {
  if (p.received !== p.precio) return;
  if (p.deliveredAt !== null) p.deliveredAt = now;
  for (const service of p.services) if (service.estatus === 'aceptado') service.paid = true;
  if (p.estado === 'por_pagar') p.estado = 'pagado';
}

const projectOf = (m: Model, payment: Payment): Project =>
  m.projects.find(({ payments }) => payments.includes(payment))!;

/** Runs what waits, the first first, and what comes of it. */
export function runDueJobs(m: Model): void {
  for (let job = m.jobs.shift(); job; job = m.jobs.shift())
    if (job.row) askFor(m, job.payment, job.row);
    else settle(m, job.payment);
}
