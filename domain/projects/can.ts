import { type AdditionalReason, whyNotAdd } from './additional.ts';
import { amountDue, type Charges, isHalfPaid, isUnpayable } from '../payments/plan.ts';
import { type Centavos, ZERO } from '../money.ts';
import { decide, type Refusal } from './decide.ts';
import { ACTIVE, type Actor, type Estado, UNDER_WAY } from './graph.ts';
import type { ProposalState } from './state.ts';

/** The actions that a person can take on a project. */
export type Action =
  | 'editar'
  | 'publicar'
  | 'retirar'
  | 'revisar'
  | 'pedir_cambio'
  | 'mantener'
  | 'rechazar'
  | 'aceptar'
  | 'pagar'
  | 'cancelar'
  | 'agregar'
  | 'asignar'
  | 'anticipo'
  | 'entregar'
  | 'pedir_cambios'
  | 'disputar'
  | 'completar'
  | 'calificar'
  | 'finalizar';

/** Why an action is not possible now: a code of the error catalogue. */
export type Reason =
  | Refusal
  | AdditionalReason
  | 'no_change_asked'
  | 'nothing_to_pay'
  | 'payment_too_small'
  | 'nothing_held'
  | 'nothing_paid'
  | 'already_delivered'
  | 'not_delivered'
  | 'review_not_yet'
  | 'review_exists';

type Rule = (state: ProposalState, actor: Actor, now: number) => Reason | null;

const transition =
  (to: Estado): Rule =>
  (state, actor, now) => {
    const decision = decide(state, { to, actor, now });
    return decision.ok ? null : decision.refusal;
  };

const only = (actors: readonly Actor[], states: readonly Estado[], rest: Rule): Rule => {
  return (state, actor, now) => {
    if (!actors.includes(actor)) return 'transition_not_yours';
    return states.includes(state.estado) ? rest(state, actor, now) : 'transition_wrong_state';
  };
};
const frozen = (state: ProposalState): Reason | null => {
  if (state.en_disputa) return 'in_dispute';
  if (state.en_contracargo) return 'in_chargeback';
  return state.en_revision ? 'in_review' : null;
};

const RULES: Record<Action, Rule> = {
  editar: only(['professional'], ['por_publicar'], () => null),
  publicar: transition('publicada'),
  retirar: transition('retirada'),
  revisar: only(['professional'], ['publicada'], () => null),
  pedir_cambio: only(['client'], ['publicada'], () => null),
  mantener: only(['professional'], ['publicada'], ({ cambio_pedido }) =>
    cambio_pedido ? null : 'no_change_asked',
  ),
  rechazar: transition('rechazada'),
  aceptar: transition('por_pagar'),
  pagar: only(['client'], UNDER_WAY, (state) => frozen(state) ?? whyNotCharge(dueNow(state))),
  cancelar: transition('cancelada'),
  agregar: (state, actor) =>
    actor === 'professional' ? whyNotAdd(state, actor) : 'transition_not_yours',
  // Administrators may assign, also on a proposal that they wrote themselves (1 §6).
  asignar: only(['client', 'admin'], ['publicada', ...UNDER_WAY], frozen),
  anticipo: only(
    ['client'],
    ACTIVE,
    (state) => frozen(state) ?? (state.retenido > 0 ? null : 'nothing_held'),
  ),
  entregar: only(['professional'], UNDER_WAY, (state) => {
    const waits = frozen(state);
    if (waits) return waits;
    if (state.entregado_at !== null) return 'already_delivered';
    return state.pagado > 0 ? null : 'nothing_paid';
  }),
  pedir_cambios: only(
    ['client'],
    UNDER_WAY,
    (state) => frozen(state) ?? (state.entregado_at === null ? 'not_delivered' : null),
  ),
  disputar: only(
    ['client', 'professional'],
    ACTIVE,
    (state) => frozen(state) ?? (state.pagado > 0 ? null : 'nothing_paid'),
  ),
  completar: transition('completado'),
  calificar: (state, actor) => {
    if (actor !== 'client' && actor !== 'professional') return 'transition_not_yours';
    if (actor === 'client' ? state.client_reviewed : state.professional_reviewed)
      return 'review_exists';
    return state.estado === 'completado' ? null : 'review_not_yet';
  },
  finalizar: transition('finalizada'),
};

function whyNotCharge(due: Centavos): Reason | null {
  if (due === 0) return 'nothing_to_pay';
  return isUnpayable(due) ? 'payment_too_small' : null;
}

/** What the client pays next, in centavos; 0 when nothing is due. */
export const dueNow = ({ estado, precio, ...charges }: ProposalState) =>
  UNDER_WAY.includes(estado) && precio !== null ? amountDue({ ...charges, precio }) : ZERO;

/** Whether the first half of a project under way is paid, and the rest is not (4 §C). */
export const halfPaid = ({
  estado,
  precio,
  ...charges
}: Pick<ProposalState, 'estado' | keyof Charges>): boolean =>
  UNDER_WAY.includes(estado) && precio !== null && isHalfPaid({ ...charges, precio });

/**
 * Whether `actor` can take an action on a project at `now` (epoch milliseconds, decisions §5): null, or the
 * error code why not. The server's refusals and the texts of disabled buttons both come from here.
 */
export const whyNot = (
  action: Action,
  state: ProposalState,
  actor: Actor,
  now: number,
): Reason | null => RULES[action](state, actor, now);
