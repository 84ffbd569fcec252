import { createProject } from '#contract/payments.ts';
import { comeBack, confirmAtProvider } from '#server/testing/project.ts';
import { type Action, commonReasons, DONE, SKIP, versionOf, whichever } from '../action.ts';
import { CARD_LEAST } from '../amounts.ts';
import { settle } from '../money.ts';
import { due, isUnderWay, type Model, openPayment, type Payment, type Project } from '../state.ts';
import type { Answer } from '../world.ts';

/** Opens the payment form: one payment of what is due is prepared at the provider. */
export const prepare: Action = {
  findsOut: true,
  weight: 20,
  by: ['client'],
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, {
      by: ['client'],
      when: isUnderWay(p),
      freezes: true,
      more: { nothing_to_pay: due(p) === 0, payment_too_small: tooSmall(p) },
    }),
  apply(m, p, attempt, answer) {
    // A payment that was already made, or is of another amount than is due now, is settled or cancelled first.
    for (let open = openPayment(p); open; open = openPayment(p)) {
      if (open.amount !== due(p) && open.status !== 'succeeded') open.status = 'canceled';
      if (open.status !== 'succeeded' && open.status !== 'canceled') break;
      const arrives = open.status === 'succeeded';
      settle(m, open);
      const refused = whichever({
        nothing_to_pay: due(p) === 0,
        payment_too_small: tooSmall(p),
        proposal_changed: arrives && attempt.version === 'current',
      });
      if (refused.length > 0) return refused;
    }
    expectOffer(m, p, answer);
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, createProject, { proposal: { id: p.id, ...versionOf(p, attempt) } }),
};

/** Less than the smallest card payment. */
const tooSmall = (p: Project): boolean => due(p) > 0 && due(p) < CARD_LEAST;

/** Expects the offered payment to be what is due, and the same one as long as it is open. */
function expectOffer(m: Model, p: Project, { body }: Answer): void {
  const response = body.response as { client_secret: string; amount: number } | undefined;
  if (!response) throw new Error(`no payment was offered: ${JSON.stringify(body)}`);
  const { client_secret: secret, amount } = response;
  if (Math.round(amount * 100) !== due(p))
    throw new Error(`${amount} MXN are asked for where ${due(p) / 100} are due`);
  const intent = secret.split('_secret_')[0] ?? '';
  const open = openPayment(p);
  if (open && open.intent !== intent) throw new Error('a second payment stands beside an open one');
  if (!open && p.payments.some((payment) => payment.intent === intent))
    throw new Error('a payment that was over is offered again');
  if (!open)
    p.payments.push({
      intent,
      secret,
      amount: due(p),
      status: 'open',
      declined: false,
      badCard: false,
      done: false,
      createdAt: m.now,
      heardAt: m.now,
      refunds: [],
      owedBack: [],
      chargebacks: [],
      covered: 0,
      lost: 0,
    });
}

const all = (m: Model): Payment[] => m.projects.flatMap(({ payments }) => payments);

/** The payment acted on: mostly an open one, of any project. */
function paymentFor(m: Model, random: number): Payment | undefined {
  const open = all(m).filter(({ done }) => !done);
  const choice = open.length > 0 && random % 10 > 0 ? open : all(m);
  return choice[random % choice.length];
}

const CARDS = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  asksTheBank: 'pm_card_threeDSecureRequired',
  asksTheBankAndIsDeclined: 'pm_card_threeDSecureRequiredChargeDeclined',
} as const;
const CARD_CHOICES = [
  'good',
  'good',
  'good',
  'asksTheBank',
  'declined',
  'asksTheBankAndIsDeclined',
] as const;

const isFinal = ({ status }: Payment): boolean => status === 'succeeded' || status === 'canceled';

/** The card form: it confirms at the provider, not at the product. */
export const confirm: Action = {
  weight: 20,
  by: ['client'],
  against: (m, _p, { a, b }) => {
    const payment = paymentFor(m, a);
    // Confirming a finished payment again does nothing; now and then it is tried.
    return payment && (!isFinal(payment) || b % 10 === 0) ? [] : [SKIP];
  },
  apply(m, _p, { a, b }) {
    const payment = paymentFor(m, a);
    if (!payment || isFinal(payment)) return;
    const card = CARD_CHOICES[b % CARD_CHOICES.length]!;
    payment.declined = card === 'declined';
    payment.badCard = card === 'asksTheBankAndIsDeclined';
    payment.status = card === 'good' ? 'succeeded' : card === 'declined' ? 'open' : 'action';
  },
  async send({ test }, m, _p, { a, b }) {
    await confirmAtProvider(
      test,
      paymentFor(m, a)!.intent,
      CARDS[CARD_CHOICES[b % CARD_CHOICES.length]!],
    );
    return DONE;
  },
};

const atBank = (m: Model): Payment | undefined => all(m).find(({ status }) => status === 'action');

/** The client agrees or refuses at their bank. */
export const answerBank: Action = {
  weight: 12,
  by: ['client'],
  against: (m) => (atBank(m) ? [] : [SKIP]),
  apply(m, _p, { a }) {
    const payment = atBank(m);
    if (!payment) return;
    const agreed = a % 3 > 0 && !payment.badCard;
    payment.status = agreed ? 'succeeded' : 'open';
    payment.declined = !agreed;
  },
  async send({ test }, m, _p, { a }) {
    const { intent, secret } = atBank(m)!;
    const url = `${test.standIns.stripe.url}/3ds/${intent}?client_secret=${secret}`;
    const body = new URLSearchParams({ respuesta: a % 3 > 0 ? 'autorizar' : 'rechazar' });
    const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    if (status !== 303 && status !== 200) throw new Error(`the bank answered ${status}`);
    return DONE;
  },
};

const STATUS = {
  open: 'requires_payment_method',
  action: 'requires_action',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const;

/** Returns from the provider, also much later, twice, or with another project's id in the URL. */
export const goBack: Action = {
  weight: 8,
  by: ['client'],
  against: (m, _p, { a }) => (paymentFor(m, a) ? [] : [SKIP]),
  apply(m, _p, { a, b }, { body }) {
    const payment = paymentFor(m, a);
    const project = m.projects.find(({ payments }) => payments.some((one) => one === payment));
    if (!payment || !project) return;
    const misled = b % 10 === 0;
    const expected = misled ? 'unknown' : STATUS[payment.status];
    if (body.location !== `/chat/someone?payment_status=${expected}`)
      throw new Error(`${expected} came back as ${String(body.location)}`);
    if (!misled) settle(m, payment);
  },
  async send({ test }, m, _p, { a, b }) {
    const payment = paymentFor(m, a)!;
    const project = m.projects.find(({ payments }) => payments.includes(payment))!;
    const id = b % 10 === 0 ? project.id + 1 : project.id;
    const { headers } = await comeBack(test, id, payment.intent);
    return { code: 'success', body: { location: headers.location } };
  },
};
