import { acceptSettlement, declineSettlement, offerSettlement } from '#contract/disputes.ts';
import { type Action, PARTIES, SKIP, versionOf, whichever } from '../action.ts';
import { inChargeback } from '../bank.ts';
import { endProject } from '../money.ts';
import { held, type Project } from '../state.ts';
import { refundOf } from './money.ts';

/** An offer to settle, also one that has ended by now; that of either side. */
const offerOf = (p: Project, a: number) => p.offers[a % Math.max(1, p.offers.length)];

/** Either of the two offers to settle their dispute; it takes the place of their own earlier offer. */
export const offer: Action = {
  weight: 3,
  by: PARTIES,
  against: (_m, p, attempt) =>
    PARTIES.includes(attempt.by)
      ? whichever({
          not_in_dispute: !p.disputed,
          nothing_held: held(p) === 0,
          refund_exceeds_held: refundOf(p, attempt) > held(p),
          proposal_changed: attempt.version === 'another',
        })
      : ['proposal_not_found'],
  apply(_m, p, attempt, { body }) {
    const { disputa } = body.proposal as { disputa: { ofertas: { id: number }[] } };
    const refund = refundOf(p, attempt);
    for (const one of p.offers) if (one.by === attempt.by) one.open = false;
    const id = Math.max(...disputa.ofertas.map((one) => one.id));
    p.offers.push({ id, by: attempt.by, refund, of: held(p), open: true });
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, offerSettlement, {
      id_proposal: p.id,
      reembolso: refundOf(p, attempt) / 100,
      ...versionOf(p, attempt),
    }),
};

/** The other side accepts exactly what was offered: the project ends as by a ruling. */
export const acceptOffer: Action = {
  weight: 4,
  by: PARTIES,
  against(_m, p, { by, a }) {
    const offered = offerOf(p, a);
    if (!offered) return [SKIP];
    if (!PARTIES.includes(by)) return ['proposal_not_found'];
    return whichever({
      not_in_dispute: !p.disputed,
      offer_gone: !offered.open || offered.of !== held(p),
      in_chargeback: inChargeback(p),
      transition_not_yours: offered.by === by,
    });
  },
  apply(m, p, { a }) {
    const { refund } = offerOf(p, a)!;
    const all = held(p);
    const done = p.received === p.precio && (refund === 0 || refund < all);
    endProject(m, p, all - refund, done ? 'finalizada' : 'cancelada');
    p.disputed = false;
  },
  send: (world, _m, p, { by, a }) =>
    world.call(by, acceptSettlement, { id_proposal: p.id, oferta: offerOf(p, a)!.id }),
};

/** The other side declines an offer, or who made it takes it back. */
export const declineOffer: Action = {
  weight: 2,
  by: PARTIES,
  against(_m, p, { by, a }) {
    const offered = offerOf(p, a);
    if (!offered) return [SKIP];
    if (!PARTIES.includes(by)) return ['proposal_not_found'];
    return whichever({ not_in_dispute: !p.disputed, offer_gone: !offered.open });
  },
  apply(_m, p, { a }) {
    offerOf(p, a)!.open = false;
  },
  send: (world, _m, p, { by, a }) =>
    world.call(by, declineSettlement, { id_proposal: p.id, oferta: offerOf(p, a)!.id }),
};
