import type { Centavos } from '../money.ts';
import { type Action, dueNow, halfPaid, whyNot } from './can.ts';
import { isClosed, type Side, UNDER_WAY } from './graph.ts';
import type { ProposalState } from './state.ts';

/** What turns depend on: the project, which services wait for the client's answer, and whether its address is known. */
export interface TurnState extends ProposalState {
  /** What the services that wait for the client's answer cost together; 0 while none does. */
  readonly adicional_pendiente: Centavos;
  /** The client has not said yet where the work is (4 §G). */
  readonly sin_direccion: boolean;
  /** The request has ended that an unsent proposal was begun for. */
  readonly solicitud_terminada: boolean;
}

/** The steps that a project waits for, in their order: a side's turn is the first one that it can take. */
const STEPS = {
  // Services come first, because they change what is due.
  client: [
    'decidir_adicional',
    'aceptar',
    'pagar',
    'decir_direccion',
    'completar',
    'calificar',
    'finalizar',
  ],
  professional: ['publicar', 'editar', 'revisar', 'entregar', 'calificar'],
} as const satisfies Record<Side, readonly (Action | 'decidir_adicional' | 'decir_direccion')[]>;

/** The one thing to do now: an action of `can.ts`, answering additional services, or saying where to come. */
export type Step = (typeof STEPS)[Side][number];
/** Every step that a project can wait for. */
export const TURN_STEPS: readonly Step[] = [...new Set(Object.values(STEPS).flat())];
/** Who can have the turn. */
export const TURN_HOLDERS = [
  'client',
  'professional',
  'team',
  'nobody',
] as const satisfies readonly Turn['who'][];

/** Whose turn it is in a project, and for what. */
export type Turn =
  | {
      readonly who: Side;
      readonly action: Step;
      /** Centavos that the step offers, agrees on, pays or releases; null when it moves no money. */
      readonly amount: Centavos | null;
    }
  | { readonly who: 'team'; readonly action: null; readonly amount: null }
  | { readonly who: 'nobody'; readonly action: null; readonly amount: null };

const TEAM: Turn = { who: 'team', action: null, amount: null };
const NOBODY: Turn = { who: 'nobody', action: null, amount: null };

/**
 * Whose turn it is at `now` (epoch milliseconds), as `viewer` sees it: where both sides have something to do, as
 * when they review each other, the viewer's own comes first. What can be done but need not be yet, as paying the
 * second half before the delivery (4 §C), or anything after what was paid went back, is nobody's turn; nor is an offer whose request chose somebody else, which
 * only ends, nor an unsent answer to a request that has ended. The team has it during a dispute, a chargeback and a review.
 */
export function turnOf(state: TurnState, viewer: Side | 'admin', now: number): Turn {
  if (isClosed(state.estado)) return NOBODY;
  if (state.en_disputa || state.en_contracargo || state.en_revision) return TEAM;
  if (state.estado === 'publicada' && state.otra_elegida) return NOBODY;
  if (state.estado === 'por_publicar' && state.solicitud_terminada) return NOBODY;
  const sides: readonly Side[] =
    viewer === 'professional' ? ['professional', 'client'] : ['client', 'professional'];
  for (const who of sides) {
    const action = STEPS[who].find((step) => isDue(step, state, who, now));
    if (action) return { who, action, amount: amountOf(action, state) };
  }
  return NOBODY;
}

/** Whether a side can take a step now and need not wait for the other one. */
function isDue(step: Step, state: TurnState, who: Side, now: number): boolean {
  if (step === 'decidir_adicional')
    return state.adicional_pendiente > 0 && UNDER_WAY.includes(state.estado);
  // Nobody comes before something is paid, nor after the delivery, nor for what went back.
  if (step === 'decir_direccion')
    return (
      state.sin_direccion &&
      state.pagado > 0 &&
      state.entregado_at === null &&
      UNDER_WAY.includes(state.estado) &&
      !nothingLeft(state)
    );
  return whyNot(step, state, who, now) === null && !canWait(step, state, now);
}

/** Whether what was paid went back, as after a lost chargeback, so that nothing waits for who works (4 §A). */
export const nothingLeft = ({
  estado,
  pagado,
  liberado,
  retenido,
}: Pick<ProposalState, 'estado' | 'pagado' | 'liberado' | 'retenido'>): boolean =>
  UNDER_WAY.includes(estado) && retenido === 0 && pagado > liberado;

function canWait(step: Step, state: TurnState, now: number): boolean {
  const delivered = state.entregado_at !== null;
  switch (step) {
    case 'pagar':
      // Nobody is asked for the rest while what was paid before went back.
      return (halfPaid(state) && !delivered) || nothingLeft(state);
    case 'completar':
      return !delivered;
    // Nobody is asked to work for what went back.
    case 'entregar':
      return nothingLeft(state);
    case 'aceptar':
      return state.cambio_pedido;
    case 'revisar':
      return !state.cambio_pedido && whyNot('aceptar', state, 'client', now) !== 'start_passed';
    default:
      return false;
  }
}

function amountOf(step: Step, state: TurnState): Centavos | null {
  switch (step) {
    case 'publicar':
    case 'aceptar':
      return state.precio;
    case 'decidir_adicional':
      return state.adicional_pendiente;
    case 'pagar':
      return dueNow(state);
    case 'finalizar':
      return state.retenido;
    default:
      return null;
  }
}
