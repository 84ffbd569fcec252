import { restoreAccount, suspendAccount } from '#contract/accounts.ts';
import {
  correctTrackingKey,
  PAYOUT,
  updatePaymentMethod,
  updatePayout,
  updatePayouts,
} from '#contract/payouts.ts';
import { CLABE } from '#server/features/payouts/testing.ts';
import { type Action, DONE, SKIP, type Attempt, whichever } from '../action.ts';
import { nextWednesday } from '../amounts.ts';
import {
  againstCorrection,
  againstRequest,
  correct,
  creditors,
  runPayouts,
  payDue,
  type PayoutRequest,
  applyRequest,
} from '../payday.ts';
import type { Model, Payout, Person } from '../state.ts';

const isTeam = (m: Model, by: Person): boolean =>
  by === 'admin' || (by === 'professional' && m.byTeam);

/** The next Wednesday comes, and everybody who can be paid is paid. */
export const payday: Action = {
  weight: 20,
  by: ['admin'],
  against: (m) => (creditors(m).length > 0 ? [] : [SKIP]),
  apply(m) {
    m.now = nextWednesday(m.now);
    payDue(m);
  },
  async send(world, m) {
    world.advanceTime(nextWednesday(m.now) - m.now);
    await runPayouts(world);
    return DONE;
  },
};

/** The job runs late, early, or a second time: it makes what is due now. */
export const makeNow: Action = {
  weight: 1,
  by: ['admin'],
  against: () => [],
  apply: (m) => payDue(m),
  async send(world) {
    await runPayouts(world);
    return DONE;
  },
};

const toSuspend = (m: Model, { a }: Attempt): Person | undefined => {
  const people = creditors(m);
  return people[a % people.length];
};

/** Somebody is suspended on a Wednesday: they are not paid and keep their balance. */
export const suspendedPayday: Action = {
  weight: 2,
  by: ['admin'],
  against: (m, _p, attempt) => (toSuspend(m, attempt) ? [] : [SKIP]),
  apply(m, _p, attempt) {
    const who = toSuspend(m, attempt) ?? null;
    m.now = nextWednesday(m.now);
    payDue(m, who);
  },
  async send(world, m, _p, attempt) {
    const user_id = world.people[toSuspend(m, attempt)!].keylogin;
    const out = await world.call('admin', suspendAccount, { user_id, motivo: 'Se revisa.' });
    world.advanceTime(nextWednesday(m.now) - m.now);
    await runPayouts(world);
    const back = await world.call('admin', restoreAccount, { user_id });
    // Their sessions ended.
    world.advanceTime(0);
    return out.code === 'success' ? back : out;
  },
};

const CLABES = [CLABE, '012180015678912342'] as const;
const clabeOf = ({ a }: Attempt): string => CLABES[a % CLABES.length]!;
const PROFESSIONALS: readonly Person[] = ['professional', 'otherProfessional', 'newcomer'];

/** A new CLABE holds payouts for 72 hours; the same one again does not. Both answer a payout that came back. */
export const changeMethod: Action = {
  weight: 8,
  by: ['professional', 'otherProfessional'],
  against(m, _p, { by }) {
    if (creditors(m).length === 0) return [SKIP];
    return !PROFESSIONALS.includes(by) || isTeam(m, by) ? ['forbidden'] : [];
  },
  apply(m, _p, attempt) {
    const numero = clabeOf(attempt);
    const former = m.clabes.get(attempt.by);
    const since = former?.numero === numero ? former.since : m.now;
    m.clabes.set(attempt.by, { numero, since, asked: false });
  },
  send: (world, _m, _p, attempt) =>
    world.call(attempt.by, updatePaymentMethod, { ...PAYOUT, numero: clabeOf(attempt) }),
};

/** The payout acted on: mostly an open one, or one that has arrived where only that can change. */
function subject(m: Model, { a }: Attempt, of: readonly Payout['estado'][] = OPEN) {
  const open = m.payouts.filter(({ estado }) => of.includes(estado));
  const choice = open.length > 0 && a % 5 > 0 ? open : m.payouts;
  return choice[a % choice.length];
}

const OPEN = ['pendiente', 'enviado'] as const;

/** Mostly the payout's own key, sometimes a new one or another payout's. */
function keyOf(m: Model, payout: Payout, { b }: Attempt): string {
  if (b % 8 === 0) return m.payouts.find(({ key }) => key !== null)?.key ?? 'NINGUNA';
  return `${b % 8 === 1 ? 'B' : 'A'}${payout.id}`;
}

const versionOf = (payout: Payout, { version }: Attempt): { version?: number } =>
  version === 'unsaid' ? {} : { version: payout.version + (version === 'another' ? 1 : 0) };

/** The reasons against an action of the team on one payout. */
function against(
  m: Model,
  attempt: Attempt,
  reasons: (payout: Payout) => Record<string, boolean>,
  of: readonly Payout['estado'][] = OPEN,
) {
  const payout = subject(m, attempt, of);
  if (!payout) return [SKIP];
  if (!isTeam(m, attempt.by)) return ['forbidden'];
  return whichever(reasons(payout));
}

/** Changes one payout's state. */
const changeTo = (
  estado: PayoutRequest['estado'],
  weight: number,
  of: readonly Payout['estado'][] = OPEN,
): Action => {
  const wanted = (m: Model, payout: Payout, attempt: Attempt): PayoutRequest => ({
    estado,
    key: keyOf(m, payout, attempt),
  });
  return {
    weight,
    by: ['admin'],
    against: (m, _p, attempt) =>
      against(
        m,
        attempt,
        (payout) => {
          const reasons = againstRequest(m, payout, wanted(m, payout, attempt));
          // The version does not matter for what is already done.
          const done = Object.keys(reasons).length === 0;
          return { ...reasons, payout_changed: !done && attempt.version === 'another' };
        },
        of,
      ),
    apply(m, _p, attempt) {
      const payout = subject(m, attempt, of);
      if (payout) applyRequest(m, payout, wanted(m, payout, attempt));
    },
    send(world, m, _p, attempt) {
      const payout = subject(m, attempt, of)!;
      return world.call(attempt.by, updatePayout, {
        payout_id: payout.id,
        estado,
        ...versionOf(payout, attempt),
        ...(estado === 'enviado' && { clave_rastreo: keyOf(m, payout, attempt) }),
        ...((estado === 'fallido' || estado === 'devuelto') && {
          motivo: 'La cuenta está cerrada.',
        }),
      });
    },
  };
};

export const sendPayout = changeTo('enviado', 10);
export const payPayout = changeTo('pagado', 7);
export const failPayout = changeTo('fallido', 4);
export const returnPayout = changeTo('devuelto', 40, ['pagado']);

export const correctKey: Action = {
  weight: 3,
  by: ['admin'],
  against: (m, _p, attempt) =>
    against(m, attempt, (payout) => {
      const key = keyOf(m, payout, attempt);
      const stale = attempt.version === 'another' && payout.key !== key;
      return { ...againstCorrection(m, payout, key), payout_changed: stale };
    }),
  apply(m, _p, attempt) {
    const payout = subject(m, attempt);
    if (payout) correct(payout, keyOf(m, payout, attempt));
  },
  send(world, m, _p, attempt) {
    const payout = subject(m, attempt)!;
    return world.call(attempt.by, correctTrackingKey, {
      payout_id: payout.id,
      clave_rastreo: keyOf(m, payout, attempt),
      ...versionOf(payout, attempt),
    });
  },
};

const severalTo = ({ b }: Attempt): 'enviado' | 'pagado' => (b % 2 === 0 ? 'enviado' : 'pagado');

/** Changes all payouts in one call: those that cannot change are listed in the reply. */
export const severalPayouts: Action = {
  weight: 3,
  by: ['admin'],
  against: (m, _p, attempt) => against(m, attempt, () => ({})),
  apply(m, _p, attempt, { body }) {
    // Where a second person had to approve it, the reply is theirs and names none.
    const named = body.fallidos as { payout_id: number; code: string }[] | undefined;
    for (const payout of m.payouts) {
      const wanted: PayoutRequest = { estado: severalTo(attempt), key: `A${payout.id}` };
      const reasons = whichever(againstRequest(m, payout, wanted));
      const code = named?.find(({ payout_id }) => payout_id === payout.id)?.code;
      if (named && (code === undefined ? reasons.length > 0 : !reasons.includes(code)))
        throw new Error(`payout ${payout.id}: ${code ?? 'done'}, one of ${reasons.join(', ')}`);
      if (reasons.length === 0) applyRequest(m, payout, wanted);
    }
  },
  send: (world, m, _p, attempt) =>
    world.call(attempt.by, updatePayouts, {
      estado: severalTo(attempt),
      payouts: m.payouts.map(({ id }) => ({ payout_id: id, clave_rastreo: `A${id}` })),
    }),
};
