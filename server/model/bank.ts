import { DAY, fee } from './amounts.ts';
import { holdBack } from './claims.ts';
import {
  askSoon,
  cover,
  hearOfRefund,
  lossOf,
  type OwedBack,
  oweHeld,
  owedAndPaid,
  overpaid,
  sumOf,
} from './refunds.ts';
import { release } from './release.ts';
import {
  held,
  isActive,
  type Model,
  type Payment,
  type Person,
  type Project,
  settledPayments,
} from './state.ts';

/**
 * What the bank, the card's owner and the provider's dashboard do on their own, and what becomes of it in the product
 * (4 §A), written from its words. Amounts in centavos, instants in epoch milliseconds.
 */

/** A payment that a bank takes back. */
export interface Chargeback {
  /** The provider's id. */
  readonly id: string;
  readonly amount: number;
  /** What the bank has decided. */
  bank: 'open' | 'lost' | 'won';
  /** What of that the product has heard. */
  known: 'open' | 'lost' | 'won' | null;
  payee: Person | null;
  target: number;
  reserved: number;
  /** What its project still held of the payment, once it is lost. */
  covered: number;
  freeze: Freeze | null;
}

/** What a fact from outside cost, until somebody decides who bears it. */
export interface Loss {
  readonly project: Project;
  readonly payment: Payment;
  readonly chargeback: Chargeback | null;
  /** The refund that it is a part of; null for a chargeback's, and for one that never arrived. */
  row: OwedBack | null;
  amount: number;
  /** It is none any more: what it was of never arrived. */
  undone: boolean;
  decided: boolean;
  /** What somebody is charged of it, until its bank gives it back. */
  charge: number;
  /** What its debtor lost of the reserve, and the debt of the rest. */
  taken: number;
  debt: Debt | null;
}

/** What somebody owes of a loss. */
export interface Debt {
  readonly who: Person;
  readonly amount: number;
  recovered: number;
}

/** A time during which a project stood still; `until` is null while it does. */
export interface Freeze {
  readonly since: number;
  until: number | null;
}

/** Whether a bank decides about one of its payments, as far as the product has heard. */
export const inChargeback = (p: Project): boolean =>
  p.payments.some(({ chargebacks }) => chargebacks.some(({ known }) => known === 'open'));

/** What a bank can still take back of it. */
export const disputable = ({ amount, chargebacks }: Payment): number =>
  amount - sumOf(chargebacks.filter(({ bank }) => bank !== 'won').map((c) => c.amount));

/** Everything that the provider says about a settled payment. */
export function hear(m: Model, p: Project, payment: Payment): void {
  // What a bank gave back is there before a refund that was made of it.
  for (const chargeback of payment.chargebacks)
    if (chargeback.known === 'lost' && chargeback.bank === 'won')
      recover(m, p, payment, chargeback);
  for (const refund of payment.refunds) {
    const fell = hearOfRefund(m, p, payment, refund);
    if (fell.length === 0 || overpaid(payment) === 0) continue;
    const rows = new Set(fell);
    for (const row of fell) if (undoLoss(m, payment, row)) rows.delete(row);
    const owed = sumOf([...rows].map(({ amount }) => amount));
    coverByLost(m, payment, Math.min(owed, overpaid(payment)));
  }
  for (const row of payment.owedBack)
    if (row.watchAt !== null && row.watchAt <= m.now)
      row.watchAt = m.now + DAY > row.doneAt + 30 * DAY ? null : m.now + DAY;
  for (const chargeback of payment.chargebacks) hearOfChargeback(m, p, payment, chargeback);
}

/** What of the released money came out of a payment, before fees and without them: releases use payments up in order. */
function releasedOutOf(p: Project, payment: Payment): { gross: number; net: number } {
  let before = 0;
  for (const one of settledPayments(p)) {
    const brought = one.amount - owedAndPaid(one) - one.covered + one.lost;
    const gross = Math.max(0, Math.min(brought, p.released - before));
    const start = Math.min(before, p.released);
    if (one === payment) return { gross, net: gross - (fee(start + gross) - fee(start)) };
    before += brought;
  }
  return { gross: 0, net: 0 };
}

/** What the others of a payment's cases may cost its professional, or have cost them. */
function claimed(m: Model, payment: Payment, but: Chargeback): number {
  const byBank = payment.chargebacks
    .filter((one) => one !== but && one.known !== null)
    .map((one) => {
      const loss = m.losses.find(({ chargeback }) => chargeback === one);
      if (loss?.decided) return loss.charge;
      if (loss) return Math.min(one.target, loss.amount);
      return one.known === 'open' ? one.target : 0;
    });
  const refunded = m.losses.filter((one) => one.payment === payment && one.chargeback === null);
  return sumOf([...byBank, ...refunded.map(({ charge }) => charge)]);
}

/** What may be kept for a chargeback: what was received of its payment and is not claimed by another case of it. */
const mostOf = (m: Model, p: Project, payment: Payment, of: Chargeback): number =>
  of.payee === null
    ? 0
    : Math.max(0, Math.min(of.amount, releasedOutOf(p, payment).net - claimed(m, payment, of)));

/** One case of a payment costs less than was feared: more can be kept for those that are open. */
function keepMore(m: Model, payment: Payment): void {
  for (const p of m.projects.filter(({ payments }) => payments.includes(payment)))
    for (const one of payment.chargebacks)
      if (one.known === 'open') one.target = Math.max(one.target, mostOf(m, p, payment, one));
}

function hearOfChargeback(m: Model, p: Project, payment: Payment, chargeback: Chargeback): void {
  if (chargeback.known === null) {
    const who = p.lastPaid;
    chargeback.payee = who;
    chargeback.target = mostOf(m, p, payment, chargeback);
    chargeback.known = 'open';
    m.chargebacks.push(chargeback);
    chargeback.freeze = { since: m.now, until: null };
    p.freezes.push(chargeback.freeze);
    if (who !== null) holdBack(m, who);
  }
  const { bank, known } = chargeback;
  if (bank === 'open' || bank === known) return;
  if (known === 'lost') return recover(m, p, payment, chargeback);
  if (bank === 'lost') lose(m, p, payment, chargeback);
  if (chargeback.freeze) goOn(m, p, chargeback.freeze);
  chargeback.known = bank;
  if (bank === 'won') {
    free(m, chargeback);
    askAnew(m, payment);
  }
}

/** What is owed to a payment's card and waited is asked for. */
function askAnew(m: Model, payment: Payment): void {
  for (const row of payment.owedBack)
    if (row.state === 'owed') {
      Object.assign(row, { nextAt: m.now, tries: 0, refused: false });
      askSoon(m, payment, row);
    }
}

/** The bank changed its mind: what a lost one took is again what it was; of a project that is over, where its end sent it. */
function recover(m: Model, p: Project, payment: Payment, chargeback: Chargeback): void {
  chargeback.known = 'won';
  for (const row of payment.owedBack)
    if (row.otherwise === chargeback)
      Object.assign(row, { state: 'owed', otherwise: null, key: Symbol('request'), doneAt: 0 });
  const back = chargeback.covered;
  payment.covered -= back;
  p.returned -= back;
  chargeback.covered = 0;
  const loss = m.losses.find((one) => one.chargeback === chargeback && !one.undone);
  if (loss) endLoss(m, loss, chargeback);
  if (!isActive(p)) {
    if (p.estado === 'finalizada') release(m, p, back);
    else {
      oweHeld(m, p, back);
      p.returned += back;
    }
  }
  askAnew(m, payment);
}

function endLoss(m: Model, loss: Loss, chargeback: Chargeback): void {
  if (!loss.decided) {
    loss.decided = true;
    free(m, chargeback);
    return;
  }
  if (chargeback.payee !== null) giveBackCharge(m, loss, chargeback.payee);
}

/**
 * A loss is none any more, because the refund that it was a part of never arrived: nobody is owed that part. Answers whether
 * it was all of the refund.
 */
function undoLoss(m: Model, payment: Payment, row: OwedBack): boolean {
  const loss = m.losses.find((one) => one.row === row);
  if (!loss) return false;
  loss.row = null;
  loss.undone = true;
  loss.decided = true;
  row.amount -= loss.amount;
  payment.lost -= loss.amount;
  row.key = Symbol('request');
  if (row.amount === 0) payment.owedBack.splice(payment.owedBack.indexOf(row), 1);
  if (loss.debt) giveBackCharge(m, loss, loss.debt.who);
  else keepMore(m, payment);
  return row.amount === 0;
}

/** What a bank took and kept pays what failed, up to what was lost by it: so much of the loss is none. */
function coverByLost(m: Model, payment: Payment, over: number): void {
  let rest = over;
  const losses = m.losses.filter(
    (one) => one.payment === payment && one.chargeback?.known === 'lost' && !one.undone,
  );
  for (const loss of losses) {
    const part = Math.min(rest, loss.amount);
    if (part === 0) return;
    rest -= part;
    cover(m, payment, part, { otherwise: loss.chargeback, doneAt: m.now });
    lessen(m, loss, part);
  }
}

/** First off what the platform bears of it, then off what somebody was charged. */
function lessen(m: Model, loss: Loss, part: number): void {
  const { amount, chargeback, decided } = loss;
  const left = amount - part;
  const who = chargeback?.payee ?? null;
  if (left === 0) {
    loss.undone = true;
    if (decided && who !== null) giveBackCharge(m, loss, who);
    loss.decided = true;
    if (!decided && chargeback) free(m, chargeback);
    return keepMore(m, loss.payment);
  }
  loss.amount = left;
  const back = loss.charge - left;
  if (decided && who !== null && back > 0) lessenCharge(m, loss, who, back);
  keepMore(m, loss.payment);
}

/** What they still owe is forgiven first; the rest is theirs again. */
function lessenCharge(m: Model, loss: Loss, who: Person, back: number): void {
  const { debt } = loss;
  const owed = debt ? debt.amount - debt.recovered : 0;
  const fromDebt = Math.min(back, debt?.amount ?? 0);
  loss.taken -= back - fromDebt;
  if (debt) {
    const amount = debt.amount - fromDebt;
    loss.debt = { who: debt.who, amount, recovered: Math.min(debt.recovered, amount) };
    m.debts.splice(m.debts.indexOf(debt), 1, ...(amount > 0 ? [loss.debt] : []));
    if (amount === 0) loss.debt = null;
  }
  const owes = loss.debt ? loss.debt.amount - loss.debt.recovered : 0;
  const paid = back - (owed - owes);
  loss.charge -= back;
  keepMore(m, loss.payment);
  m.charged.set(who, (m.charged.get(who) ?? 0) - paid);
  m.owed.set(who, (m.owed.get(who) ?? 0) + paid);
  holdBack(m, who);
}

/** What somebody was charged for a loss that is none any more is theirs again. */
function giveBackCharge(m: Model, loss: Loss, who: Person): void {
  const { taken, debt } = loss;
  const back = taken + (debt?.recovered ?? 0);
  if (debt) debt.recovered = debt.amount;
  if (loss.charge === 0) return;
  loss.charge = 0;
  keepMore(m, loss.payment);
  m.charged.set(who, (m.charged.get(who) ?? 0) - back);
  m.owed.set(who, (m.owed.get(who) ?? 0) + back);
  holdBack(m, who);
}

function lose(m: Model, p: Project, payment: Payment, chargeback: Chargeback): void {
  const { amount } = chargeback;
  const owed = cover(m, payment, amount, { otherwise: chargeback, doneAt: m.now });
  const left = payment.amount - owedAndPaid(payment) - payment.covered + payment.lost;
  const { gross } = releasedOutOf(p, payment);
  const taken = Math.max(0, Math.min(amount - owed, held(p), left - gross));
  payment.covered += taken;
  chargeback.covered = taken;
  p.returned += taken;
  const loss = amount - owed - taken;
  if (loss > 0) m.losses.push(lossOf(p, payment, chargeback, loss));
  else {
    // Closed first: nothing is kept for it any more.
    chargeback.known = 'lost';
    free(m, chargeback);
  }
}

/** What is kept and not needed is balance again, and may be kept for another one. */
function free(m: Model, chargeback: Chargeback): void {
  const { payee, reserved } = chargeback;
  if (payee === null) return;
  for (const payment of m.projects.flatMap(({ payments }) => payments))
    if (payment.chargebacks.includes(chargeback)) keepMore(m, payment);
  chargeback.reserved = 0;
  m.owed.set(payee, (m.owed.get(payee) ?? 0) + reserved);
  holdBack(m, payee);
}

/** Somebody decides how much of a loss its professional bears. */
export function decide(m: Model, loss: Loss, charge: number): void {
  loss.decided = true;
  loss.charge = charge;
  const { chargeback } = loss;
  const who = debtorOf(loss);
  const taken = Math.min(charge, chargeback?.reserved ?? 0);
  loss.taken = taken;
  if (who !== null && charge > taken) {
    loss.debt = { who, amount: charge - taken, recovered: 0 };
    m.debts.push(loss.debt);
  }
  if (who !== null) m.charged.set(who, (m.charged.get(who) ?? 0) + taken);
  if (chargeback) {
    chargeback.reserved -= taken;
    free(m, chargeback);
  }
  if (who !== null && charge > taken) holdBack(m, who);
}

/** Who can owe a loss. */
export const debtorOf = ({ chargeback, project }: Loss): Person | null =>
  chargeback?.payee ?? project.lastPaid;

/** What stood still goes on for the rest of its time; what several froze at once is counted once. */
export function goOn(m: Model, p: Project, freeze: Freeze): void {
  let at = freeze.since;
  let counted = 0;
  const ended = p.freezes
    .flatMap(({ since, until }) => (until === null ? [] : [{ since, until }]))
    .toSorted((a, b) => a.since - b.since);
  for (const { since, until } of ended) {
    if (until <= at) continue;
    counted += Math.max(0, since - at);
    at = Math.max(at, until);
  }
  counted += Math.max(0, m.now - at);
  freeze.until = m.now;
  if (!isActive(p)) return;
  const later = (since: number | null) => since && Math.min(since + counted, m.now);
  p.deliveredAt = later(p.deliveredAt);
  p.completedAt = later(p.completedAt);
}
