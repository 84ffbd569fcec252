import { sql } from 'kysely';
import { decideLoss } from '#contract/chargebacks.ts';
import { retryRefund, settleRefundOutside } from '#contract/operations.ts';
import { atBank } from '#server/testing/provider.ts';
import { type Action, type Attempt, DONE, SKIP, whichever } from '../action.ts';
import { type Chargeback, debtorOf, decide, disputable, type Loss } from '../bank.ts';
import { askSoon, type OwedBack, type Refund, refundable, waitsForTeam } from '../refunds.ts';
import { type Model, type Payment, type Person, settledPayments } from '../state.ts';
import type { World } from '../world.ts';

const pick = <T>(of: readonly T[], random: number): T | undefined => of[random % of.length];

const settled = (m: Model): Payment[] => m.projects.flatMap(settledPayments);

/** All of an amount, half of it, or a centavo. */
const share = (most: number, { b }: Attempt): number =>
  [most, Math.ceil(most / 2), most, 1][b % 4]!;

/** What is disputed: a payment of which something is left. */
const toDispute = (m: Model, { a }: Attempt) =>
  pick(
    settled(m).filter((payment) => disputable(payment) > 0),
    a,
  );

/** A card's bank takes a payment back, or a part of it. */
export const chargeback: Action = {
  weight: 3,
  by: ['admin'],
  against: (m, _p, attempt) => (toDispute(m, attempt) ? [] : [SKIP]),
  apply(m, _p, attempt, { body }) {
    const payment = toDispute(m, attempt)!;
    payment.chargebacks.push({
      id: String(body.id),
      amount: share(disputable(payment), attempt),
      bank: 'open',
      known: null,
      payee: null,
      target: 0,
      reserved: 0,
      covered: 0,
      freeze: null,
    });
  },
  async send({ test }, m, _p, attempt) {
    const payment = toDispute(m, attempt)!;
    const amount = share(disputable(payment), attempt);
    const { id } = await atBank(test, 'disputes', { payment_intent: payment.intent, amount });
    return { code: 'success', body: { id } };
  },
};

const chargebacks = (m: Model): Chargeback[] => settled(m).flatMap((one) => one.chargebacks);

/** What the bank decides about: what is open, and now and then a lost one that it gives back after all. */
function toDecide(m: Model, { a, b }: Attempt): { of: Chargeback; won: boolean } | undefined {
  const lost = chargebacks(m).filter(({ bank }) => bank === 'lost');
  const again = b % 5 === 0 ? pick(lost, a) : undefined;
  if (again) return { of: again, won: true };
  const open = pick(
    chargebacks(m).filter(({ bank }) => bank === 'open'),
    a,
  );
  return open && { of: open, won: b % 2 === 0 };
}

export const bankDecides: Action = {
  weight: 6,
  by: ['admin'],
  against: (m, _p, attempt) => (toDecide(m, attempt) ? [] : [SKIP]),
  apply(m, _p, attempt) {
    const { of, won } = toDecide(m, attempt)!;
    of.bank = won ? 'won' : 'lost';
  },
  async send({ test }, m, _p, attempt) {
    const { of, won } = toDecide(m, attempt)!;
    await atBank(test, `disputes/${of.id}/close`, { status: won ? 'won' : 'lost' });
    return DONE;
  },
};

const toRefund = (m: Model, { a }: Attempt) =>
  pick(
    settled(m).filter((payment) => refundable(payment) > 0),
    a,
  );

/** Somebody refunds in the provider's dashboard. */
export const refundInDashboard: Action = {
  weight: 2,
  by: ['admin'],
  against: (m, _p, attempt) => (toRefund(m, attempt) ? [] : [SKIP]),
  apply(m, _p, attempt) {
    const payment = toRefund(m, attempt)!;
    const amount = share(refundable(payment), attempt);
    payment.refunds.push({ amount, status: 'succeeded', key: null });
  },
  async send({ test }, m, _p, attempt) {
    const payment = toRefund(m, attempt)!;
    const amount = share(refundable(payment), attempt);
    await atBank(test, 'refunds', { payment_intent: payment.intent, amount });
    return DONE;
  },
};

/** A refund that seemed done and may come back, with its place among its payment's. */
function toFail(m: Model, { a }: Attempt) {
  const done = settled(m).flatMap((payment) =>
    payment.refunds.map((refund: Refund, place) => ({ payment, refund, place })),
  );
  return pick(
    done.filter(({ refund }) => refund.status === 'succeeded'),
    a,
  );
}

/** The card's bank sends a refund back that the provider had called done. */
export const refundFails: Action = {
  weight: 4,
  by: ['admin'],
  against: (m, _p, attempt) => (toFail(m, attempt) ? [] : [SKIP]),
  apply(m, _p, attempt) {
    toFail(m, attempt)!.refund.status = 'failed';
  },
  async send({ test }, m, _p, attempt) {
    const { payment, place } = toFail(m, attempt)!;
    const { amount } = payment.refunds[place]!;
    // Of those with its amount, the one with its place: refunds of one moment overtake each other.
    const nth = payment.refunds.slice(0, place).filter((one) => one.amount === amount).length;
    const { data } = await test.stripe.refunds.list({ payment_intent: payment.intent, limit: 100 });
    const same = data.toReversed().filter((one) => one.amount === amount);
    await atBank(test, `refunds/${same[nth]!.id}`, { status: 'failed' });
    return DONE;
  },
};

const isTeam = (m: Model, by: Person): boolean =>
  by === 'admin' || (by === 'professional' && m.byTeam);

/** The loss acted on, with its place among all: mostly one that waits. */
function lossOf(m: Model, { a }: Attempt): { loss: Loss; place: number } | undefined {
  const all = m.losses.map((loss, place) => ({ loss, place }));
  const open = all.filter(({ loss }) => !loss.decided);
  return pick(open.length > 0 && a % 8 > 0 ? open : all, a);
}

/** Nothing, all, half or a third of it, now and then a centavo more than all. */
const chargeOf = ({ amount }: Loss, { b }: Attempt): number =>
  [0, amount, Math.floor(amount / 2), Math.floor(amount / 3), amount + 1][b % 5]!;

/** The team decides who bears a loss. */
export const decideOnLoss: Action = {
  weight: 8,
  by: ['admin'],
  against(m, _p, attempt) {
    const found = lossOf(m, attempt);
    if (!found) return [SKIP];
    if (!isTeam(m, attempt.by)) return ['forbidden'];
    const { loss } = found;
    const charge = chargeOf(loss, attempt);
    return whichever({
      loss_decided: loss.decided,
      loss_exceeded: charge > loss.amount,
      loss_without_debtor: charge > 0 && debtorOf(loss) === null,
    });
  },
  apply(m, _p, attempt) {
    const { loss } = lossOf(m, attempt)!;
    decide(m, loss, chargeOf(loss, attempt));
  },
  async send(world, m, _p, attempt) {
    const { loss, place } = lossOf(m, attempt)!;
    return world.call(attempt.by, decideLoss, {
      loss_id: await idAt(world, m, 'loss', place),
      cargo: chargeOf(loss, attempt) / 100,
      motivo: 'Se revisó el caso.',
    });
  },
};

/** The id of a row of this sequence's projects, by its place among them. */
async function idAt({ test }: World, m: Model, table: 'loss' | 'refund', place: number) {
  const rows = await test.services.db
    .selectFrom(table)
    .select('id')
    .where('proposal_id', '=', sql<number>`any(${m.projects.map(({ id }) => id)})`)
    .orderBy('id')
    .execute();
  return rows[place]?.id;
}

/** What is owed back and acted on, with its place among all: mostly one that the provider has refused. */
function owedBackOf(m: Model, { a }: Attempt) {
  const all = m.projects
    .flatMap(({ payments }) => payments)
    .flatMap((payment) => payment.owedBack.map((row) => ({ payment, row })))
    .toSorted((one, other) => one.row.place - other.row.place)
    .map((found, place) => ({ ...found, place }));
  const waiting = all.filter(({ row }) => waitsForTeam(row));
  return pick(waiting.length > 0 && a % 8 > 0 ? waiting : all, a);
}

/** The team answers a refund that the provider has refused. */
const answerRefused = (
  weight: number,
  answer: (m: Model, payment: Payment, row: OwedBack) => void,
  call: (world: World, by: Person, refund_id: number | undefined) => ReturnType<World['call']>,
): Action => ({
  weight,
  by: ['admin'],
  against(m, _p, attempt) {
    const found = owedBackOf(m, attempt);
    if (!found) return [SKIP];
    if (!isTeam(m, attempt.by)) return ['forbidden'];
    return whichever({ refund_not_found: !waitsForTeam(found.row) });
  },
  apply(m, _p, attempt) {
    const { payment, row } = owedBackOf(m, attempt)!;
    answer(m, payment, row);
  },
  async send(world, m, _p, attempt) {
    const { place } = owedBackOf(m, attempt)!;
    return call(world, attempt.by, await idAt(world, m, 'refund', place));
  },
});

export const askAgain = answerRefused(
  4,
  (m, payment, row) => {
    // One that has not failed yet has only its next try brought forward.
    const tries = row.state === 'failed' ? 0 : row.tries;
    Object.assign(row, { state: 'owed', tries, refused: false, nextAt: m.now });
    askSoon(m, payment, row);
  },
  (world, by, refund_id) => world.call(by, retryRefund, { refund_id }),
);

export const payOutside = answerRefused(
  3,
  (m, _payment, row) => {
    Object.assign(row, { state: 'done', otherwise: 'outside', doneAt: m.now });
  },
  (world, by, refund_id) =>
    world.call(by, settleRefundOutside, {
      refund_id,
      como: 'transferencia',
      clave: 'A1',
      motivo: 'La tarjeta está cerrada.',
    }),
);
