import { type Actor, type Condition, type Estado, type Transition, TRANSITIONS } from './graph.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { dayPassed, type ProposalState } from './state.ts';

/** Why a transition is refused; each is a code of the error catalogue. */
export type Refusal =
  | 'transition_unknown'
  | 'transition_wrong_state'
  | 'transition_not_yours'
  | 'proposal_changed'
  | 'proposal_incomplete'
  | 'start_passed'
  | 'other_chosen'
  | 'payment_pending'
  | 'reviews_missing'
  | 'in_dispute'
  | 'in_chargeback'
  | 'in_review'
  | 'not_in_dispute';

export type Decision =
  | { readonly ok: true; readonly transition: Transition }
  | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal): Decision => ({ ok: false, refusal });

interface Situation {
  readonly state: ProposalState;
  readonly transition: Transition;
  readonly actor: Actor;
  readonly now: number;
}

const CONDITIONS: Record<Condition, { holds(situation: Situation): boolean; refusal: Refusal }> = {
  complete: {
    holds: ({ state: s }) => s.titulo !== '' && s.descripcion !== '' && s.precio !== null,
    refusal: 'proposal_incomplete',
  },
  days_ahead: {
    // Cancelling late costs the client a part, so nobody may agree on a day when it is late from the first minute.
    holds: ({ state, now }) => dayPassed(state, mexicoDay(now)) === null,
    refusal: 'start_passed',
  },
  none_chosen: { holds: ({ state }) => !state.otra_elegida, refusal: 'other_chosen' },
  nothing_paid: { holds: ({ state }) => state.pagado === 0, refusal: 'transition_wrong_state' },
  paid_in_full: {
    holds: ({ state }) => state.precio !== null && state.pagado === state.precio,
    refusal: 'payment_pending',
  },
  both_reviewed: {
    holds: ({ state }) => state.client_reviewed && state.professional_reviewed,
    refusal: 'reviews_missing',
  },
  no_dispute: { holds: ({ state }) => !state.en_disputa, refusal: 'in_dispute' },
  no_chargeback: { holds: ({ state }) => !state.en_contracargo, refusal: 'in_chargeback' },
  no_review: {
    // The team decides it, and before anything is paid either side may leave.
    holds: ({ state, actor }) => !state.en_revision || actor === 'admin' || state.pagado === 0,
    refusal: 'in_review',
  },
  review: { holds: ({ state }) => state.en_revision, refusal: 'transition_wrong_state' },
  dispute: { holds: ({ state }) => state.en_disputa, refusal: 'not_in_dispute' },
  deadline_passed: {
    holds: ({ state, transition, now }) => now >= (deadlineOf(state, transition) ?? Infinity),
    // Only the clock gets this refusal, and it tries again.
    refusal: 'transition_wrong_state',
  },
};

/** When the clock may make this transition, epoch milliseconds; null when its deadline is not running. */
function deadlineOf(state: ProposalState, { deadline }: Transition): number | null {
  if (!deadline) return null;
  const since = state[deadline.since];
  return since === null ? null : since + deadline.days * DAY;
}

/**
 * Whether `actor` may move a project to the state `to` at `now`, epoch milliseconds (decisions §5). `version`
 * is the one that the actor saw, if given; another current version is refused. Answers the transition to
 * apply, or the error code of the refusal.
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
  // What is missing is the money, not another step of the work.
  if (!transition && request.to === 'completado' && state.estado === 'por_pagar')
    return refuse('payment_pending');
  if (!transition) return refuse('transition_wrong_state');
  if (request.version !== undefined && request.version !== state.version)
    return refuse('proposal_changed');
  const situation = { state, transition, actor: request.actor, now: request.now };
  const broken = transition.when.find((condition) => !CONDITIONS[condition].holds(situation));
  return broken ? refuse(CONDITIONS[broken].refusal) : { ok: true, transition };
}

/** The states that `actor` can reach from `from` (1 §4), ignoring conditions. */
export const reachable = (from: Estado, actor: Actor): Estado[] =>
  TRANSITIONS.filter((t) => t.from === from && (t.by as readonly Actor[]).includes(actor)).map(
    ({ to }) => to,
  );

/**
 * The next transition by the clock and when it happens (epoch milliseconds, decisions §5); null when no
 * deadline is running, or a condition prevents it.
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
