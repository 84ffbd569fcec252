import { textOf } from '#contract/errors.ts';
import { UNAVAILABLE } from '#contract/moderation.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { pesos } from '#web/ui/money.tsx';
import {
  can,
  hasReviewed,
  isOver,
  hasNothingLeft,
  projectTurn,
  reasonNot,
  type Side,
} from './project-state.ts';
import { paymentsLeftOf, servicesToPay } from './plan.ts';

/** The actions of the panel's buttons; `whyNot` says which are possible. */
export type ProjectAction =
  | 'retirar'
  | 'revisar'
  | 'mantener'
  | 'pedir_cambio'
  | 'rechazar'
  | 'aceptar'
  | 'pagar'
  | 'cancelar'
  | 'entregar'
  | 'pedir_cambios'
  | 'disputar'
  | 'completar'
  | 'calificar'
  | 'finalizar'
  | 'decidir_adicional';

export interface ActionButton {
  action: ProjectAction;
  label: string;
  variant: 'primary' | 'secondary';
  /** Why it is disabled. */
  reason?: string | undefined;
}

export interface Buttons {
  /** The action that the project waits for, and those that come after it. */
  main: readonly ActionButton[];
  /** A hint under the main buttons. */
  note?: string | undefined;
  /** Less prominent actions outside the usual course. */
  others: readonly ActionButton[];
}

/** Actions whose labels depend on the project. */
type Worded = 'aceptar' | 'pagar' | 'finalizar' | 'decidir_adicional';

const LABELS: Record<Exclude<ProjectAction, Worded>, string> = {
  retirar: 'Retirar propuesta',
  revisar: 'Cambiar la propuesta',
  mantener: 'Dejarla como está',
  pedir_cambio: 'Pedir un cambio',
  rechazar: 'Rechazar',
  cancelar: 'Cancelar proyecto',
  entregar: 'Marcar como entregado',
  pedir_cambios: 'Pedir cambios',
  disputar: 'Abrir disputa',
  completar: 'Marcar como completado',
  calificar: 'Calificar',
};

/** Actions that need both accounts to be active. */
const NEEDS_ACTIVE_ACCOUNTS: readonly ProjectAction[] = ['aceptar', 'pagar'];

/** The buttons of a project for one side, by its state and the state of the other's account. */
export function buttonsOf(
  proposal: Proposal,
  side: Side,
  other: ChatPartner['cuenta'] = 'activa',
): Buttons {
  const { actions, note } = mainOf(proposal, side);
  const unavailable = UNAVAILABLE[other];
  const main = actions.map((action, index) => {
    const isUrgent = index === 0 && !isLater(action, proposal);
    const button = buttonOf(action, proposal, side, isUrgent);
    if (!unavailable || !NEEDS_ACTIVE_ACCOUNTS.includes(action)) return button;
    return { ...button, variant: 'secondary' as const, reason: textOf(unavailable) };
  });
  const shown = new Set(actions);
  const others = (
    ['rechazar', 'revisar', 'retirar', 'pedir_cambios', 'disputar', 'cancelar'] as const
  )
    .filter((action) => !shown.has(action) && can(action, proposal, side))
    // Nothing is gained by changing what was passed over.
    .filter((action) => action !== 'revisar' || !proposal.otra_elegida)
    .map((action) => buttonOf(action, proposal, side, false));
  const waits = main.find(({ reason }) => reason)?.reason;
  return { main, note: main[0]?.reason ?? note ?? waits, others };
}

function buttonOf(
  action: ProjectAction,
  proposal: Proposal,
  side: Side,
  first: boolean,
): ActionButton {
  const unpaid = action === 'completar' && proposal.por_pagar > 0 && !proposal.disputa;
  const reason = unpaid
    ? `Falta pagar ${pesos(proposal.por_pagar)} MXN del proyecto.`
    : action === 'decidir_adicional'
      ? undefined
      : reasonNot(action, proposal, side);
  const variant = first && !reason ? 'primary' : 'secondary';
  return { action, label: labelOf(action, proposal), variant, reason };
}

function labelOf(action: ProjectAction, proposal: Proposal): string {
  const { precio, por_pagar, retenido } = proposal;
  if (action === 'aceptar') return `Aceptar por ${pesos(precio ?? 0)}`;
  if (action === 'pagar') return `Pagar ${pesos(por_pagar)} MXN`;
  if (action === 'decidir_adicional') return askedServices(proposal, 'Ver');
  if (action !== 'finalizar') return LABELS[action];
  return retenido > 0 ? `Finalizar y liberar ${pesos(retenido)}` : 'Finalizar';
}

/** «Ver el servicio adicional», «Ver los 2 servicios adicionales», of those that wait for an answer. */
function askedServices({ data_propuesta }: Proposal, verb: string): string {
  const count = data_propuesta.adicionales.filter(({ estatus }) => estatus === 'pendiente').length;
  return count === 1
    ? `${verb} el servicio adicional`
    : `${verb} los ${count} servicios adicionales`;
}

interface Main {
  /** The first one is the action that the project waits for. */
  actions: readonly ProjectAction[];
  note?: string;
}
const NOTHING: Main = { actions: [] };

function mainOf(proposal: Proposal, side: Side): Main {
  if (isOver(proposal)) return NOTHING;
  if (side === 'professional') return professionalsTurn(proposal);
  const main = clientsTurn(proposal);
  return projectTurn(proposal, side).action === 'decidir_adicional'
    ? { ...main, actions: ['decidir_adicional', ...main.actions] }
    : main;
}

function clientsTurn(proposal: Proposal): Main {
  const { estado, pagado, por_pagar, entregado_at } = proposal;
  switch (estado) {
    case 'publicada':
      // That project may be over, so that nothing makes room for this one any more.
      if (proposal.otra_elegida) return NOTHING;
      return {
        actions: ['aceptar', 'pedir_cambio', 'rechazar'],
        note: 'Aceptar no cobra nada todavía: pagas en el siguiente paso.',
      };
    case 'por_pagar':
    case 'pagado':
      if (por_pagar > 0)
        return {
          actions: hasNothingLeft(proposal)
            ? ['cancelar', 'pagar', 'completar']
            : pagado > 0
              ? ['pagar', 'completar']
              : ['pagar'],
          note: payingNote(proposal),
        };
      if (hasNothingLeft(proposal))
        return { actions: ['completar'], note: 'Completar ya no libera dinero: solo lo cierra.' };
      return {
        actions: entregado_at === null ? ['completar'] : ['completar', 'pedir_cambios'],
        note: 'Aún no se paga lo protegido: se libera al finalizar.',
      };
    case 'completado':
      return {
        actions: hasReviewed(proposal, 'client') ? ['finalizar'] : ['calificar', 'finalizar'],
      };
    default:
      return NOTHING;
  }
}

function professionalsTurn(proposal: Proposal): Main {
  const { estado, pagado, entregado_at } = proposal;
  if (estado === 'completado')
    return hasReviewed(proposal, 'professional') ? NOTHING : { actions: ['calificar'] };
  if (estado === 'publicada') return offered(proposal);
  const working = (estado === 'por_pagar' || estado === 'pagado') && pagado > 0;
  return working && entregado_at === null && !hasNothingLeft(proposal)
    ? { actions: ['entregar'], note: 'Cuando termines, avisa aquí: así se confirma el trabajo.' }
    : NOTHING;
}

/** A published proposal waits for its client, unless they want it changed or its day has passed. */
function offered(proposal: Proposal): Main {
  // Beside it stands the button for another one: taking back what nobody will accept is no equal of that.
  if (proposal.otra_elegida)
    return { actions: [], note: 'Si empiezas otra propuesta, esta se retira sola.' };
  if (proposal.cambio_pedido !== null) return { actions: ['revisar', 'mantener'] };
  return projectTurn(proposal, 'professional').action === 'revisar'
    ? { actions: ['revisar'] }
    : NOTHING;
}

/** What can be done already, while it is the other one's turn. */
function isLater(action: ProjectAction, proposal: Proposal): boolean {
  if (action === 'aceptar') return proposal.cambio_pedido !== null;
  // What was paid went back: the two agree first on what becomes of it.
  if (action === 'cancelar') return true;
  // Before the delivery, what is paid and confirmed then.
  if (proposal.entregado_at !== null) return false;
  return action === 'completar' || (action === 'pagar' && canWait(proposal));
}

/** The second half is paid when the work is delivered, or earlier (4 §C). */
const canWait = ({ mitad_pagada, entregado_at }: Proposal): boolean =>
  mitad_pagada === 1 && entregado_at === null;

/** What is paid now, and what is paid later. */
function payingNote(proposal: Proposal): string {
  const [, ...later] = paymentsLeftOf(proposal);
  const rest = later.reduce((sum, part) => sum + part, 0);
  if (rest > 0)
    return proposal.pagado === 0 && later.length === 1
      ? `Es la mitad del precio. Los otros ${pesos(rest)} se pagan antes de completar el proyecto.`
      : `Después faltan ${pesos(rest)}, que se pagan antes de completar el proyecto.`;
  if (servicesToPay(proposal) === proposal.por_pagar)
    return 'Son los servicios adicionales que aceptaste. Se pagan antes de completar el proyecto.';
  if (proposal.devuelto > 0)
    return `Regresaron a tu tarjeta ${pesos(proposal.devuelto)} y no se cobran otra vez. Si pagas el resto del precio, solo eso queda protegido: antes acuerden qué se hace con lo demás.`;
  if (canWait(proposal))
    return 'Es todo lo que falta. Puedes pagarlo cuando el trabajo esté entregado, o antes.';
  if (proposal.pagado > 0)
    return 'Es el resto del precio. Al pagarlo podrás marcar el proyecto como completado.';
  return 'Tu dinero queda protegido hasta que confirmes el trabajo.';
}
