import { restoreAccount, suspendAccount } from '#contract/accounts.ts';
import {
  correctTrackingKey,
  PAYOUT,
  updatePaymentMethod,
  updatePayout,
  updatePayouts,
} from '#contract/payouts.ts';
import { CLABE } from '#server/features/payouts/testing.ts';
import { type Action, DONE, SKIP, type Turn, whichever } from '../action.ts';
import { nextWednesday } from '../amounts.ts';
import {
  againstCorrection,
  againstStep,
  correct,
  creditors,
  makeDue,
  madeDue,
  type Step,
  takeStep,
} from '../payday.ts';
import type { Model, Payout, Person } from '../state.ts';

const isTeam = (m: Model, by: Person): boolean =>
  by === 'admin' || (by === 'professional' && m.byTeam);

/** The next Wednesday comes, and everybody is paid who can be. */
export const payday: Action = {
  weight: 20,
  by: ['admin'],
  against: (m) => (creditors(m).length > 0 ? [] : [SKIP]),
  apply(m) {
    m.now = nextWednesday(m.now);
    madeDue(m);
  },
  async send(world, m) {
    world.turn(nextWednesday(m.now) - m.now);
    await makeDue(world);
    return DONE;
  },
};

/** Late, early, or a second time: what is due now is made. */
export const makeNow: Action = {
  weight: 1,
  by: ['admin'],
  against: () => [],
  apply: (m) => madeDue(m),
  async send(world) {
    await makeDue(world);
    return DONE;
  },
};

const outOfUse = (m: Model, { a }: Turn): Person | undefined => {
  const people = creditors(m);
  return people[a % people.length];
};

/** Somebody is suspended over a Wednesday: they are not paid, and what they are owed waits. */
export const suspendedPayday: Action = {
  weight: 2,
  by: ['admin'],
  against: (m, _p, turn) => (outOfUse(m, turn) ? [] : [SKIP]),
  apply(m, _p, turn) {
    const who = outOfUse(m, turn) ?? null;
    m.now = nextWednesday(m.now);
    madeDue(m, who);
  },
  async send(world, m, _p, turn) {
    const user_id = world.people[outOfUse(m, turn)!].keylogin;
    const out = await world.call('admin', suspendAccount, { user_id, motivo: 'Se revisa.' });
    world.turn(nextWednesday(m.now) - m.now);
    await makeDue(world);
    const back = await world.call('admin', restoreAccount, { user_id });
    // Their sessions ended.
    world.turn(0);
    return out.code === 'success' ? back : out;
  },
};

const CLABES = [CLABE, '012180015678912342'] as const;
const clabeOf = ({ a }: Turn): string => CLABES[a % CLABES.length]!;
const PROFESSIONALS: readonly Person[] = ['professional', 'otherProfessional', 'newcomer'];

/** Another CLABE holds what is paid out for 72 hours, when there is something; the same one again does not. */
export const changeMethod: Action = {
  weight: 8,
  by: ['professional', 'otherProfessional'],
  against(m, _p, { by }) {
    if (creditors(m).length === 0) return [SKIP];
    return !PROFESSIONALS.includes(by) || isTeam(m, by) ? ['forbidden'] : [];
  },
  apply(m, _p, turn) {
    const numero = clabeOf(turn);
    if (m.clabes.get(turn.by)?.numero !== numero) m.clabes.set(turn.by, { numero, since: m.now });
  },
  send: (world, _m, _p, turn) =>
    world.call(turn.by, updatePaymentMethod, { ...PAYOUT, numero: clabeOf(turn) }),
};

/** Mostly one that is not over. */
function subject(m: Model, { a }: Turn): Payout | undefined {
  const open = m.payouts.filter(({ estado }) => estado === 'pendiente' || estado === 'enviado');
  const choice = open.length > 0 && a % 5 > 0 ? open : m.payouts;
  return choice[a % choice.length];
}

/** Its own key, now and then another, or that of another one. */
function keyOf(m: Model, payout: Payout, { b }: Turn): string {
  if (b % 8 === 0) return m.payouts.find(({ key }) => key !== null)?.key ?? 'NINGUNA';
  return `${b % 8 === 1 ? 'B' : 'A'}${payout.id}`;
}

const versionOf = (payout: Payout, { version }: Turn): { version?: number } =>
  version === 'unsaid' ? {} : { version: payout.version + (version === 'another' ? 1 : 0) };

/** What is against something that the team does to one payout. */
function against(m: Model, turn: Turn, reasons: (payout: Payout) => Record<string, boolean>) {
  const payout = subject(m, turn);
  if (!payout) return [SKIP];
  if (!isTeam(m, turn.by)) return ['forbidden'];
  return whichever(reasons(payout));
}

/** A step of one payout, by whoever may and by whoever may not. */
const step = (estado: Step['estado'], weight: number): Action => {
  const wanted = (m: Model, payout: Payout, turn: Turn): Step => ({
    estado,
    key: keyOf(m, payout, turn),
  });
  return {
    weight,
    by: ['admin'],
    against: (m, _p, turn) =>
      against(m, turn, (payout) => {
        const reasons = againstStep(m, payout, wanted(m, payout, turn));
        // What is done already is not held against what somebody saw.
        const done = Object.keys(reasons).length === 0;
        return { ...reasons, payout_changed: !done && turn.version === 'another' };
      }),
    apply(m, _p, turn) {
      const payout = subject(m, turn);
      if (payout) takeStep(m, payout, wanted(m, payout, turn));
    },
    send(world, m, _p, turn) {
      const payout = subject(m, turn)!;
      return world.call(turn.by, updatePayout, {
        payout_id: payout.id,
        estado,
        ...versionOf(payout, turn),
        ...(estado === 'enviado' && { clave_rastreo: keyOf(m, payout, turn) }),
        ...(estado === 'fallido' && { motivo: 'La cuenta está cerrada.' }),
      });
    },
  };
};

export const sendPayout = step('enviado', 10);
export const payPayout = step('pagado', 7);
export const failPayout = step('fallido', 4);

export const correctKey: Action = {
  weight: 3,
  by: ['admin'],
  against: (m, _p, turn) =>
    against(m, turn, (payout) => {
      const key = keyOf(m, payout, turn);
      const stale = turn.version === 'another' && payout.key !== key;
      return { ...againstCorrection(m, payout, key), payout_changed: stale };
    }),
  apply(m, _p, turn) {
    const payout = subject(m, turn);
    if (payout) correct(payout, keyOf(m, payout, turn));
  },
  send(world, m, _p, turn) {
    const payout = subject(m, turn)!;
    return world.call(turn.by, correctTrackingKey, {
      payout_id: payout.id,
      clave_rastreo: keyOf(m, payout, turn),
      ...versionOf(payout, turn),
    });
  },
};

const severalTo = ({ b }: Turn): 'enviado' | 'pagado' => (b % 2 === 0 ? 'enviado' : 'pagado');

/** All of them in one go: those that cannot be taken a step on are named, and the others are. */
export const severalPayouts: Action = {
  weight: 3,
  by: ['admin'],
  against: (m, _p, turn) => against(m, turn, () => ({})),
  apply(m, _p, turn, { body }) {
    const named = body.fallidos as { payout_id: number; code: string }[];
    for (const payout of m.payouts) {
      const wanted: Step = { estado: severalTo(turn), key: `A${payout.id}` };
      const reasons = whichever(againstStep(m, payout, wanted));
      const code = named.find(({ payout_id }) => payout_id === payout.id)?.code;
      if (code === undefined ? reasons.length > 0 : !reasons.includes(code))
        throw new Error(`payout ${payout.id}: ${code ?? 'done'}, one of ${reasons.join(', ')}`);
      if (reasons.length === 0) takeStep(m, payout, wanted);
    }
  },
  send: (world, m, _p, turn) =>
    world.call(turn.by, updatePayouts, {
      estado: severalTo(turn),
      payouts: m.payouts.map(({ id }) => ({ payout_id: id, clave_rastreo: `A${id}` })),
    }),
};
