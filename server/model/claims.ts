import type { Model, Person } from './state.ts';

/** After somebody was credited: what they owe is taken, then what chargebacks may cost is kept. */
export function holdBack(m: Model, who: Person): void {
  let left = m.owed.get(who) ?? 0;
  for (const debt of m.debts.filter((one) => one.who === who)) {
    const part = Math.min(left, debt.amount - debt.recovered);
    left -= part;
    debt.recovered += part;
    m.charged.set(who, (m.charged.get(who) ?? 0) + part);
  }
  for (const chargeback of m.chargebacks.filter(
    (one) => one.payee === who && one.known === 'open',
  )) {
    const part = Math.min(left, chargeback.target - chargeback.reserved);
    left -= part;
    chargeback.reserved += part;
  }
  m.owed.set(who, left);
}
