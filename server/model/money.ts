import { fee } from './amounts.ts';
import { held, isUnderWay, type Model, type Payment, type Person, type Project } from './state.ts';

/** Who receives released money: the professional who wrote the proposal, or whom the team assigned. */
const payee = (m: Model, p: Project): Person =>
  m.byTeam ? (p.assigned ?? 'professional') : 'professional';

/** Releases held money to the professional, minus the fee of this release. */
export function release(m: Model, p: Project, amount: number): void {
  const taken = fee(p.released + amount) - fee(p.released);
  p.released += amount;
  const who = payee(m, p);
  for (const sums of [m.owed, m.earned]) sums.set(who, (sums.get(who) ?? 0) + amount - taken);
}

/** Ends a project and splits what is held between the two. */
export function endProject(
  m: Model,
  p: Project,
  toProfessional: number,
  estado: 'cancelada' | 'finalizada',
): void {
  const back = held(p) - toProfessional;
  if (toProfessional > 0) release(m, p, toProfessional);
  p.returned += back;
  p.estado = estado;
  if (estado === 'finalizada') p.finalizedAt = m.now;
}

/** The product learns a payment's status at the provider. */
export function settle(p: Project, payment: Payment, now: number): void {
  if (payment.done) return;
  payment.heardAt = now;
  if (payment.status === 'canceled') payment.done = true;
  if (payment.status !== 'succeeded') return;
  payment.done = true;
  const room = isUnderWay(p) ? Math.max(0, (p.precio ?? 0) - p.received) : 0;
  const taken = Math.min(room, payment.amount);
  p.received += taken;
  p.excess += payment.amount - taken;
  if (taken > 0) paidUp(p, now);
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

/** Runs waiting jobs: notices are handled, refunds are sent. */
export function runDueJobs(m: Model): void {
  for (const p of m.projects)
    for (const payment of p.payments) if (m.arrived.has(payment.intent)) settle(p, payment, m.now);
  m.arrived.clear();
  sendBack(m);
}

export function sendBack(m: Model): void {
  for (const p of m.projects) p.sentBack = p.returned + p.excess;
}
