import {
  openDispute,
  resolveDispute,
  withdrawDispute as callWithdrawDispute,
} from '#contract/disputes.ts';
import { anticipoProposal } from '#contract/projects.ts';
import {
  type Action,
  commonReasons,
  type Attempt,
  PARTIES,
  versionOf,
  whichever,
} from '../action.ts';
import { FRACTIONS, shareOf } from '../amounts.ts';
import { goOn, inChargeback } from '../bank.ts';
import { endProject } from '../money.ts';
import { release } from '../release.ts';
import { held, isActive, type Model, type Person, type Project } from '../state.ts';

/** An earlier operation, sent again as by a second click. */
const repeated = (p: Project, { by, b }: Attempt): string | undefined =>
  by === 'client' && b % 5 === 0 ? [...p.operations.keys()][b % p.operations.size] : undefined;

const fractionOf = ({ a }: Attempt) => FRACTIONS[a % FRACTIONS.length]!;
const amountOf = (p: Project, attempt: Attempt): number =>
  shareOf(p.precio ?? 0, fractionOf(attempt)[1]);

/** Releases part of what is held; repeating an operation releases nothing. */
export const anticipo: Action = {
  weight: 8,
  by: ['client'],
  against(_m, p, attempt) {
    const mistyped = attempt.a % 30 === 0;
    if (repeated(p, attempt) && !mistyped) return [];
    return commonReasons(p, attempt, {
      by: ['client'],
      when: isActive(p),
      freezes: true,
      more: {
        invalid_input: mistyped,
        nothing_held: held(p) === 0,
        anticipo_exceeds_held: amountOf(p, attempt) > held(p),
      },
    });
  },
  apply(m, p, attempt, { body }) {
    const before = p.operations.get(repeated(p, attempt) ?? '');
    const amount = before ?? amountOf(p, attempt);
    if (Math.round(Number(body.amount) * 100) !== amount)
      throw new Error(`${String(body.amount)} MXN were released instead of ${amount / 100}`);
    if (before !== undefined) return;
    p.operations.set(operationOf(m, p), amount);
    [p.fraction] = fractionOf(attempt);
    release(m, p, amount);
  },
  send: (world, m, p, attempt) =>
    world.call(attempt.by, anticipoProposal, {
      proposal: {
        id: p.id,
        anticipo: attempt.a % 30 === 0 ? 0.4 : fractionOf(attempt)[0],
        operacion: repeated(p, attempt) ?? operationOf(m, p),
        ...versionOf(p, attempt),
      },
    }),
};

const operationOf = (m: Model, p: Project): string =>
  `operacion-${m.projects.indexOf(p)}-${p.operations.size}`;

export const dispute: Action = {
  weight: 2,
  by: ['client', 'professional'],
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, {
      by: ['client', 'professional'],
      when: isActive(p),
      freezes: true,
      more: { nothing_paid: p.received === 0 },
    }),
  apply(m, p, { by }, { body }) {
    p.disputed = true;
    p.offers = [];
    p.disputedBy = by;
    p.disputeFreeze = { since: m.now, until: null };
    p.freezes.push(p.disputeFreeze);
    p.dispute = (body.proposal as { disputa: { id: number } }).disputa.id;
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, openDispute, {
      id_proposal: p.id,
      texto: 'El trabajo quedó a medias.',
      ...versionOf(p, attempt),
    }),
};

/** Who withdrew a dispute, and presses again while nothing has happened since, is answered that it is done. */
const isWithdrawnBy = ({ lastDeed }: Project, by: Person): boolean =>
  lastDeed?.evento === 'disputa_retirada' && lastDeed.by === by;

/** Who opened it withdraws it: what stood still goes on for the rest of its time. */
export const withdrawDispute: Action = {
  weight: 3,
  by: ['client', 'professional'],
  against(_m, p, { by, version }) {
    if (!PARTIES.includes(by)) return ['proposal_not_found'];
    if (isWithdrawnBy(p, by)) return [];
    return whichever({
      not_in_dispute: !p.disputed,
      dispute_not_yours: p.disputed && p.disputedBy !== by,
      proposal_changed: version === 'another',
    });
  },
  apply(m, p) {
    if (!p.disputed) return;
    p.disputed = false;
    if (p.disputeFreeze) goOn(m, p, p.disputeFreeze);
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, callWithdrawDispute, { id_proposal: p.id, ...versionOf(p, attempt) }),
};

/** Nothing, all or part of what is held; now and then one centavo too much. */
export function refundOf(p: Project, { b }: Attempt): number {
  const choices = [0, held(p), Math.floor(held(p) / 2), Math.floor((held(p) * b) / 1000)];
  return b % 9 === 8 ? held(p) + 1 : choices[b % choices.length]!;
}

/** An administrator resolves a dispute, or somebody else tries to. */
export const rule: Action = {
  weight: 5,
  by: ['admin'],
  against(m, p, attempt) {
    const { by, a } = attempt;
    if (by !== 'admin' && !(by === 'professional' && m.byTeam)) return ['forbidden'];
    if (p.dispute === null) return ['dispute_not_found'];
    return whichever({
      refund_exceeds_held: refundOf(p, attempt) > held(p),
      not_in_dispute: !p.disputed,
      in_chargeback: inChargeback(p),
      transition_wrong_state: !isActive(p),
      proposal_changed: a % 10 === 0,
    });
  },
  apply(m, p, attempt) {
    const refund = refundOf(p, attempt);
    const all = held(p);
    // Finalized if it was paid in full, unless the client gets everything back.
    const done = p.received === p.precio && (refund === 0 || refund < all);
    endProject(m, p, all - refund, done ? 'finalizada' : 'cancelada');
    p.disputed = false;
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, resolveDispute, {
      dispute_id: p.dispute ?? 2_000_000_000,
      reembolso: refundOf(p, attempt) / 100,
      motivo: 'Se revisaron las fotos de los dos.',
      ...(attempt.a % 10 < 3 && { retenido: (held(p) + (attempt.a % 10 === 0 ? 1 : 0)) / 100 }),
    }),
};
