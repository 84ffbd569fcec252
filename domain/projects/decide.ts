import { type Actor, type Condition, type Estado, type Transition, TRANSITIONS } from './graph.ts';
import { DAY } from '#lib/mexico-time.ts';
import type { ProposalState } from './state.ts';

/** Why a step cannot be taken; each is a code of the error catalogue. */
export type Refusal =
  | 'transition_unknown'
  | 'transition_wrong_state'
  | 'transition_not_yours'
  | 'proposal_changed'
  | 'proposal_incomplete'
  | 'payment_pending'
  | 'reviews_missing'
  | 'in_dispute'
  | 'not_in_dispute';

export type Decision =
  | { readonly ok: true; readonly transition: Transition }
  | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal): Decision => ({ ok: false, refusal });

interface Situation {
  readonly state: ProposalState;
  readonly transition: Transition;
  readonly now: number;
}

const CONDITIONS: Record<Condition, { holds(situation: Situation): boolean; refusal: Refusal }> = {
  complete: {
    holds: ({ state: s }) => s.titulo !== '' && s.descripcion !== '' && s.precio !== null,
    refusal: 'proposal_incomplete',
  },
  paid_in_full: {
    holds: ({ state }) => state.precio !== null && state.pagado === state.precio,
    refusal: 'payment_pending',
  },
  both_reviewed: {
    holds: ({ state }) => state.client_reviewed && state.professional_reviewed,
    refusal: 'reviews_missing',
  },
  no_dispute: { holds: ({ state }) => !state.en_disputa, refusal: 'in_dispute' },
  dispute: { holds: ({ state }) => state.en_disputa, refusal: 'not_in_dispute' },
  deadline_passed: {
    holds: ({ state, transition, now }) => now >= (deadlineOf(state, transition) ?? Infinity),
    // Only the clock asks, and it asks again.
    refusal: 'transition_wrong_state',
  },
};

/** When the clock may take this step: epoch milliseconds; null when nothing has started its time. */
function deadlineOf(state: ProposalState, { deadline }: Transition): number | null {
  if (!deadline) return null;
  const since = state[deadline.since];
  return since === null ? null : since + deadline.days * DAY;
}

/**
 * Whether `actor` may take a project to `to` at `now`, epoch milliseconds (decisions §5). `version` is
 * the one the actor saw, when they say; a project that has changed since is left alone. The answer is
 * the transition to apply, or the reason why not.
 */
export function decide(
  state: ProposalState,
  request: { to: string; actor: Actor; version?: number | undefined; now: number },
): Decision {
  const toThere: readonly Transition[] = TRANSITIONS.filter(({ to }) => to === request.to);
  if (toThere.length === 0) return refuse('transition_unknown');
  const mine = toThere.filter(({ by }) => by.includes(request.actor));
  if (mine.length === 0) return refuse('transition_not_yours');
  const transition = mine.find(({ from }) => from === state.estado);
  if (!transition) return refuse('transition_wrong_state');
  if (request.version !== undefined && request.version !== state.version)
    return refuse('proposal_changed');
  const situation = { state, transition, now: request.now };
  const broken = transition.when.find((condition) => !CONDITIONS[condition].holds(situation));
  return broken ? refuse(CONDITIONS[broken].refusal) : { ok: true, transition };
}

/** The states that `actor` may ask for from `from`, whatever the conditions. */
export const reachable = (from: Estado, actor: Actor): Estado[] =>
  TRANSITIONS.filter((t) => t.from === from && (t.by as readonly Actor[]).includes(actor)).map(
    ({ to }) => to,
  );

/**
 * What time will do to a project if nobody does anything, and when (epoch milliseconds); null when its
 * time is not running, or something holds it up.
 */
export function nextDeadline(state: ProposalState): { to: Estado; at: number } | null {
  const timed = (TRANSITIONS as readonly Transition[]).find(
    ({ from, by }) => from === state.estado && by.includes('clock'),
  );
  const at = timed ? deadlineOf(state, timed) : null;
  if (!timed || at === null) return null;
  const decision = decide(state, { to: timed.to, actor: 'clock', now: at });
  return decision.ok ? { to: timed.to, at } : null;
}
