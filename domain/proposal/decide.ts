import { type Actor, type Condition, type Estado, type Transition, TRANSITIONS } from './graph.ts';
import type { ProposalState } from './state.ts';

/** Why a step cannot be taken; each is a code of the error catalogue. */
export type Refusal =
  | 'transition_unknown'
  | 'transition_wrong_state'
  | 'transition_not_yours'
  | 'proposal_changed'
  | 'proposal_incomplete'
  | 'payment_pending'
  | 'reviews_missing';

export type Decision =
  | { readonly ok: true; readonly transition: Transition }
  | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal): Decision => ({ ok: false, refusal });

const CONDITIONS: Record<Condition, { holds(state: ProposalState): boolean; refusal: Refusal }> = {
  complete: {
    holds: (s) => s.titulo !== '' && s.descripcion !== '' && s.precio !== null,
    refusal: 'proposal_incomplete',
  },
  paid_in_full: {
    holds: (s) => s.precio !== null && s.pagado === s.precio,
    refusal: 'payment_pending',
  },
  both_reviewed: {
    holds: (s) => s.sender_review && s.receiver_review,
    refusal: 'reviews_missing',
  },
};

/**
 * Whether `actor` may take a project to `to` now (decisions §5). `version` is the one the actor saw,
 * when they say; a project that has changed since is left alone. The answer is the transition to
 * apply, or the reason why not.
 */
export function decide(
  state: ProposalState,
  request: { to: string; actor: Actor; version?: number | undefined },
): Decision {
  const toThere: readonly Transition[] = TRANSITIONS.filter(({ to }) => to === request.to);
  if (toThere.length === 0) return refuse('transition_unknown');
  const mine = toThere.filter(({ by }) => by.includes(request.actor));
  if (mine.length === 0) return refuse('transition_not_yours');
  const transition = mine.find(({ from }) => from === state.estado);
  if (!transition) return refuse('transition_wrong_state');
  if (request.version !== undefined && request.version !== state.version)
    return refuse('proposal_changed');
  const broken = transition.when.find((condition) => !CONDITIONS[condition].holds(state));
  return broken ? refuse(CONDITIONS[broken].refusal) : { ok: true, transition };
}

/** The states that `actor` may ask for from `from`, whatever the conditions. */
export const reachable = (from: Estado, actor: Actor): Estado[] =>
  TRANSITIONS.filter((t) => t.from === from && (t.by as readonly Actor[]).includes(actor)).map(
    ({ to }) => to,
  );
