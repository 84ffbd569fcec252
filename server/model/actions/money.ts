import { openDispute, resolveDispute } from '#contract/disputes.ts';
import { anticipoProposal } from '#contract/projects.ts';
import { type Action, commonReasons, type Turn, versionOf, whichever } from '../action.ts';
import { FRACTIONS, shareOf } from '../amounts.ts';
import { part, release } from '../money.ts';
import { held, isActive, type Model, type Project } from '../state.ts';

/** An operation that was done before, when somebody clicks a second time. */
const repeated = (p: Project, { by, b }: Turn): string | undefined =>
  by === 'client' && b % 5 === 0 ? [...p.operations.keys()][b % p.operations.size] : undefined;

const fractionOf = ({ a }: Turn) => FRACTIONS[a % FRACTIONS.length]!;
const amountOf = (p: Project, turn: Turn): number => shareOf(p.precio ?? 0, fractionOf(turn)[1]);

/** Part of what is held is released; doing the same operation again releases nothing. */
export const anticipo: Action = {
  weight: 8,
  by: ['client'],
  against(_m, p, turn) {
    const mistyped = turn.a % 30 === 0;
    if (repeated(p, turn) && !mistyped) return [];
    return commonReasons(p, turn, {
      by: ['client'],
      when: isActive(p),
      freezes: true,
      more: {
        invalid_input: mistyped,
        nothing_held: held(p) === 0,
        anticipo_exceeds_held: amountOf(p, turn) > held(p),
      },
    });
  },
  apply(m, p, turn, { body }) {
    const before = p.operations.get(repeated(p, turn) ?? '');
    const amount = before ?? amountOf(p, turn);
    if (Math.round(Number(body.amount) * 100) !== amount)
      throw new Error(`${String(body.amount)} MXN were released instead of ${amount / 100}`);
    if (before !== undefined) return;
    p.operations.set(operationOf(m, p), amount);
    [p.fraction] = fractionOf(turn);
    release(m, p, amount);
  },
  send: (world, m, p, turn) =>
    world.call(turn.by, anticipoProposal, {
      proposal: {
        id: p.id,
        anticipo: turn.a % 30 === 0 ? 0.4 : fractionOf(turn)[0],
        operacion: repeated(p, turn) ?? operationOf(m, p),
        ...versionOf(p, turn),
      },
    }),
};

const operationOf = (m: Model, p: Project): string =>
  `operacion-${m.projects.indexOf(p)}-${p.operations.size}`;

export const dispute: Action = {
  weight: 2,
  by: ['client', 'professional'],
  against: (_m, p, turn) =>
    commonReasons(p, turn, {
      by: ['client', 'professional'],
      when: isActive(p),
      freezes: true,
      more: { nothing_paid: p.received === 0 },
    }),
  apply(_m, p, _turn, { body }) {
    p.disputed = true;
    p.dispute = (body.proposal as { disputa: { id: number } }).disputa.id;
  },
  send: (world, _m, p, turn) =>
    world.call(turn.by, openDispute, {
      id_proposal: p.id,
      texto: 'El trabajo quedó a medias.',
      ...versionOf(p, turn),
    }),
};

/** Nothing, all, and parts of what is held; now and then a centavo too much. */
function refundOf(p: Project, { b }: Turn): number {
  const choices = [0, held(p), Math.floor(held(p) / 2), Math.floor((held(p) * b) / 1000)];
  return b % 9 === 8 ? held(p) + 1 : choices[b % choices.length]!;
}

/** The team decides a dispute, or tries to. */
export const rule: Action = {
  weight: 5,
  by: ['admin'],
  against(m, p, turn) {
    const { by, a } = turn;
    if (by !== 'admin' && !(by === 'professional' && m.byTeam)) return ['forbidden'];
    if (p.dispute === null) return ['dispute_not_found'];
    return whichever({
      refund_exceeds_held: refundOf(p, turn) > held(p),
      not_in_dispute: !p.disputed,
      transition_wrong_state: !isActive(p),
      proposal_changed: a % 10 === 0,
    });
  },
  apply(m, p, turn) {
    const refund = refundOf(p, turn);
    const all = held(p);
    // Done and paid for, unless the client gets everything back.
    const done = p.received === p.precio && (refund === 0 || refund < all);
    part(m, p, all - refund, done ? 'finalizada' : 'cancelada');
    p.disputed = false;
  },
  send: (world, _m, p, turn) =>
    world.call(turn.by, resolveDispute, {
      dispute_id: p.dispute ?? 2_000_000_000,
      reembolso: refundOf(p, turn) / 100,
      motivo: 'Se revisaron las fotos de los dos.',
      ...(turn.a % 10 < 3 && { retenido: (held(p) + (turn.a % 10 === 0 ? 1 : 0)) / 100 }),
    }),
};
