import { amountDue } from '../installments.ts';
import { decide, type Refusal } from './decide.ts';
import { type Actor, type Estado, RELEASABLE } from './graph.ts';
import type { ProposalState } from './state.ts';

/** Everything a person can want to do with a project. */
export type Action =
  | 'editar'
  | 'publicar'
  | 'rechazar'
  | 'aceptar'
  | 'pagar'
  | 'anticipo'
  | 'completar'
  | 'calificar'
  | 'finalizar';

/** Why an action is not possible now: a code of the error catalogue. */
export type Reason =
  | Refusal
  | 'nothing_to_pay'
  | 'nothing_held'
  | 'review_not_yet'
  | 'review_exists';

type Rule = (state: ProposalState, actor: Actor) => Reason | null;

const transition =
  (to: Estado): Rule =>
  (state, actor) => {
    const decision = decide(state, { to, actor });
    return decision.ok ? null : decision.refusal;
  };

const RULES: Record<Action, Rule> = {
  editar: (state, actor) => {
    if (actor !== 'author') return 'transition_not_yours';
    return state.estado === 'por_publicar' ? null : 'transition_wrong_state';
  },
  publicar: transition('publicada'),
  rechazar: transition('rechazada'),
  aceptar: transition('por_pagar'),
  pagar: (state, actor) => {
    if (actor !== 'client') return 'transition_not_yours';
    if (state.estado !== 'por_pagar') return 'transition_wrong_state';
    return state.precio !== null && amountDue(state.precio, state.pagado) > 0
      ? null
      : 'nothing_to_pay';
  },
  anticipo: (state, actor) => {
    if (actor !== 'client') return 'transition_not_yours';
    if (!RELEASABLE.includes(state.estado)) return 'transition_wrong_state';
    return state.retenido > 0 ? null : 'nothing_held';
  },
  completar: transition('completado'),
  calificar: (state, actor) => {
    if (actor === 'payment') return 'transition_not_yours';
    if (actor === 'client' ? state.sender_review : state.receiver_review) return 'review_exists';
    return state.estado === 'completado' ? null : 'review_not_yet';
  },
  finalizar: transition('finalizada'),
};

/**
 * The one table of what can be done now: null when `actor` can do it, else the reason why not, for
 * the server's refusal and for the disabled button's words alike (decisions §5).
 */
export const whyNot = (action: Action, state: ProposalState, actor: Actor): Reason | null =>
  RULES[action](state, actor);
