import { fee } from './amounts.ts';
import { holdBack } from './claims.ts';
import { type Model, payees, type Person, type Project } from './state.ts';

/** Who receives released money: the professional who wrote the proposal, or whom the team assigned. */
const payee = (m: Model, p: Project): Person =>
  m.byTeam ? (p.assigned ?? 'professional') : 'professional';

/** Releases held money to the professional, minus the fee of this release. */
export function release(m: Model, p: Project, amount: number): void {
  const taken = fee(p.released + amount) - fee(p.released);
  p.released += amount;
  const who = payee(m, p);
  for (const sums of [m.owed, m.earned]) sums.set(who, (sums.get(who) ?? 0) + amount - taken);
  if (amount > taken && payees(m.byTeam).includes(who)) p.lastPaid = who;
  holdBack(m, who);
}
