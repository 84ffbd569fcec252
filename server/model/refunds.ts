import { DAY } from './amounts.ts';
import type { Chargeback, Loss } from './bank.ts';
import { held, type Model, type Payment, type Project, settledPayments } from './state.ts';

/** What goes back to cards, written from the words of 4 §A. Amounts in centavos, instants in epoch milliseconds. */

/** A refund at the provider. */
export interface Refund {
  readonly amount: number;
  status: 'succeeded' | 'failed';
  /** The request that it answers; null when it was made in the dashboard. */
  readonly key: symbol | null;
}

/** Money that is owed back to a payment's card, as the product has it. */
export interface OwedBack {
  amount: number;
  /** One request to the provider; another one is made when the amount changes. */
  key: symbol;
  /** Where among all of them it stands in the product's list. */
  readonly place: number;
  state: 'owed' | 'failed' | 'done';
  /** The provider has refused it since it was last asked for by the team, and it is tried again. */
  refused: boolean;
  /** What the provider made of it. */
  refund: Refund | null;
  /** Paid by a bank that took the payment back, or by the team another way. */
  otherwise: Chargeback | 'outside' | null;
  tries: number;
  nextAt: number;
  doneAt: number;
  watchAt: number | null;
}

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, one) => sum + one, 0);

/** What the provider can still refund of a payment. */
export const refundable = ({ amount, refunds, chargebacks }: Payment): number =>
  chargebacks.some(({ bank }) => bank !== 'won')
    ? 0
    : amount - sumOf(refunds.filter(({ status }) => status === 'succeeded').map((r) => r.amount));

export const owedAndPaid = ({ owedBack }: Payment): number =>
  sumOf(owedBack.map(({ amount }) => amount));

/** What can still be owed back of a payment: not what a bank has taken besides. */
const room = (payment: Payment): number => {
  const taken = payment.chargebacks.filter(({ known }) => known === 'open' || known === 'lost');
  const byBank = payment.owedBack.filter(({ otherwise }) =>
    taken.includes(otherwise as Chargeback),
  );
  const { amount } = payment;
  return (
    amount -
    owedAndPaid(payment) -
    sumOf(taken.map((c) => c.amount)) +
    sumOf(byBank.map((o) => o.amount))
  );
};

const rowOf = (m: Model, amount: number): OwedBack => ({
  amount,
  key: Symbol('request'),
  place: m.places++,
  state: 'owed',
  refused: false,
  refund: null,
  otherwise: null,
  tries: 0,
  nextAt: m.now,
  doneAt: 0,
  watchAt: null,
});

/** Asks the provider with the next work: there is one job of it, and asked for anew it waits behind what came meanwhile. */
export function askSoon(m: Model, payment: Payment, row: OwedBack): void {
  const before = m.jobs.findIndex((job) => job.row === row);
  if (before >= 0) m.jobs.splice(before, 1);
  m.jobs.push({ payment, row });
}

/** Owes an amount back to a payment's card, and asks the provider for it with the next work. */
export function oweBack(m: Model, payment: Payment, amount: number): void {
  const row = rowOf(m, amount);
  payment.owedBack.push(row);
  askSoon(m, payment, row);
}

/** Owes held money back to the cards that it came from, the last payment first. */
export function oweHeld(m: Model, p: Project, amount: number): void {
  let rest = amount;
  for (const payment of settledPayments(p).toReversed()) {
    const part = Math.min(rest, Math.max(0, room(payment)));
    if (part > 0) oweBack(m, payment, part);
    rest -= part;
  }
  if (rest > 0) throw new Error(`${rest} cannot be owed back`);
}

const MINUTE = 60_000;
/** «ten tries in three days» (docs/decisions/0007). */
const WAITS = [5, 30, 120, 360, 720, 720, 720, 720, 900];

/** Asks the provider for one of them, unless it is too early or a bank decides about its payment. */
export function askFor(m: Model, payment: Payment, row: OwedBack): void {
  const waits = payment.chargebacks.some(({ known }) => known === 'open');
  if (row.state !== 'owed' || row.nextAt > m.now || waits) return;
  if (row.amount <= refundable(payment)) {
    const refund: Refund = { amount: row.amount, status: 'succeeded', key: row.key };
    payment.refunds.push(refund);
    paid(m, row, refund);
    return;
  }
  row.tries++;
  const wait = WAITS[row.tries - 1];
  row.refused = wait !== undefined;
  if (wait === undefined) row.state = 'failed';
  else row.nextAt = m.now + wait * MINUTE;
}

/** Whether it waits for the team, which sees it from the provider's first refusal on. */
export const waitsForTeam = ({ state, refused }: OwedBack): boolean =>
  state === 'failed' || (state === 'owed' && refused);

function paid(m: Model, row: OwedBack, refund: Refund): void {
  Object.assign(row, { state: 'done', refund, doneAt: m.now, watchAt: m.now + DAY });
}

/**
 * What becomes of money that is owed back, and of the project's, by one refund at the provider; answers what failed of it
 * after all.
 */
export function hearOfRefund(m: Model, p: Project, payment: Payment, refund: Refund): OwedBack[] {
  const rows = payment.owedBack.filter((row) => row.refund === refund || row.key === refund.key);
  if (refund.status === 'failed') {
    const fell: OwedBack[] = [];
    for (const row of rows)
      if (row.state === 'done' && row.refund === refund && row.otherwise === null) {
        Object.assign(row, { state: 'failed', watchAt: null });
        fell.push(row);
      }
    return fell;
  }
  if (rows.length > 0) return [];
  const done = { refund, doneAt: m.now, watchAt: m.now + DAY };
  const rest = refund.amount - cover(m, payment, refund.amount, done);
  const taken = Math.min(rest, held(p));
  p.returned += taken;
  const row: OwedBack = { ...rowOf(m, rest), state: 'done', ...done };
  if (rest > 0) payment.owedBack.push(row);
  if (rest === taken) return [];
  payment.lost += rest - taken;
  m.losses.push({ ...lossOf(p, payment, null, rest - taken), row });
  return [];
}

/** How much more of it its client gets back than was paid: by card, another way, or from a bank. */
export const overpaid = (payment: Payment): number => {
  const lost = payment.chargebacks.filter(({ known }) => known === 'lost');
  const byBank = payment.owedBack.filter(({ otherwise }) => lost.includes(otherwise as Chargeback));
  const more = sumOf(lost.map((c) => c.amount)) - sumOf(byBank.map((o) => o.amount));
  return Math.max(0, owedAndPaid(payment) + more - payment.amount);
};

/** A loss that waits for a decision. */
export const lossOf = (
  project: Project,
  payment: Payment,
  chargeback: Chargeback | null,
  amount: number,
): Loss => ({
  project,
  payment,
  chargeback,
  row: null,
  amount,
  undone: false,
  decided: false,
  charge: 0,
  taken: 0,
  debt: null,
});

/** Pays what is owed to a card, what has failed first; answers how much of the amount that took. */
export function cover(m: Model, payment: Payment, amount: number, how: Partial<OwedBack>): number {
  const open = payment.owedBack
    .filter(({ state }) => state !== 'done')
    .toSorted(
      (a, b) => Number(a.state === 'owed') - Number(b.state === 'owed') || a.place - b.place,
    );
  let rest = amount;
  for (const row of open) {
    const part = Math.min(rest, row.amount);
    if (part === 0) break;
    rest -= part;
    if (part === row.amount) Object.assign(row, { state: 'done', ...how });
    else {
      row.amount -= part;
      row.key = Symbol('request');
      payment.owedBack.push({ ...rowOf(m, part), state: 'done', ...how });
    }
  }
  return amount - rest;
}
