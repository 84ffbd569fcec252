import { textOf } from '#contract/errors.ts';
import { UNAVAILABLE } from '#contract/moderation.ts';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { pesos } from '#web/ui/money.tsx';
import { can, isOver, reasonNot, type Side } from './project-state.ts';
import { paymentsLeftOf, servicesToPay } from './installments.ts';

/** What a button of the panel begins; each is an action of the one table (`whyNot`). */
export type Step =
  | 'retirar'
  | 'rechazar'
  | 'aceptar'
  | 'pagar'
  | 'cancelar'
  | 'entregar'
  | 'pedir_cambios'
  | 'disputar'
  | 'completar'
  | 'calificar'
  | 'finalizar';

export interface StepButton {
  step: Step;
  label: string;
  variant: 'primary' | 'secondary';
  /** Why it cannot be pressed now. */
  reason?: string | undefined;
}

export interface Buttons {
  /** What the project waits for: one main action, and what must wait for it. */
  main: readonly StepButton[];
  /** A line under them that answers what people ask at this point. */
  note?: string | undefined;
  /** Ways out of the usual course, quieter. */
  others: readonly StepButton[];
}

const LABELS: Record<Exclude<Step, 'pagar' | 'finalizar'>, string> = {
  retirar: 'Retirar propuesta',
  rechazar: 'Rechazar',
  aceptar: 'Aceptar',
  cancelar: 'Cancelar proyecto',
  entregar: 'Marcar como entregado',
  pedir_cambios: 'Pedir cambios',
  disputar: 'Abrir disputa',
  completar: 'Marcar como completado',
  calificar: 'Calificar',
};

/** Steps by which two people agree on something new; neither with an account that is out of use. */
const AGREES: readonly Step[] = ['aceptar', 'pagar'];

/** The buttons of a project for one side, by its state and by how the other's account stands. */
export function buttonsOf(
  proposal: Proposal,
  side: Side,
  other: ChatPartner['cuenta'] = 'activa',
): Buttons {
  const { steps, note } = mainOf(proposal, side);
  const outOfUse = UNAVAILABLE[other];
  const main = steps.map((step, index) => {
    const button = buttonOf(step, proposal, side, index === 0);
    if (!outOfUse || !AGREES.includes(step)) return button;
    return { ...button, variant: 'secondary' as const, reason: textOf(outOfUse) };
  });
  const shown = new Set(steps);
  const others = (['retirar', 'pedir_cambios', 'disputar', 'cancelar'] as const)
    .filter((step) => !shown.has(step) && can(step, proposal, side))
    .map((step) => buttonOf(step, proposal, side, false));
  const waits = main.find(({ reason }) => reason)?.reason;
  return { main, note: main[0]?.reason ?? note ?? waits, others };
}

function buttonOf(step: Step, proposal: Proposal, side: Side, first: boolean): StepButton {
  const unpaid = step === 'completar' && proposal.por_pagar > 0 && !proposal.disputa;
  const reason = unpaid ? textOf('payment_pending') : reasonNot(step, proposal, side);
  const variant = first && !reason ? 'primary' : 'secondary';
  return { step, label: labelOf(step, proposal), variant, reason };
}

function labelOf(step: Step, { por_pagar, retenido }: Proposal): string {
  if (step === 'pagar') return `Pagar ${pesos(por_pagar)} MXN`;
  if (step !== 'finalizar') return LABELS[step];
  return retenido > 0 ? `Finalizar y liberar ${pesos(retenido)}` : 'Finalizar';
}

interface Main {
  /** The first one is what the project waits for. */
  steps: readonly Step[];
  note?: string;
}
const NOTHING: Main = { steps: [] };

function mainOf(proposal: Proposal, side: Side): Main {
  if (isOver(proposal)) return NOTHING;
  return side === 'client' ? clientsTurn(proposal) : professionalsTurn(proposal);
}

function clientsTurn(proposal: Proposal): Main {
  const { estado, pagado, por_pagar, entregado_at } = proposal;
  switch (estado) {
    case 'publicada':
      return {
        steps: ['aceptar', 'rechazar'],
        note: 'Aceptar no cobra nada todavía: pagas en el siguiente paso.',
      };
    case 'por_pagar':
    case 'pagado':
      if (por_pagar > 0)
        return {
          steps: pagado > 0 ? ['pagar', 'completar'] : ['pagar'],
          note: payingNote(proposal),
        };
      return {
        steps: entregado_at === null ? ['completar'] : ['completar', 'pedir_cambios'],
        note: 'Aún no se paga lo protegido: se libera al finalizar.',
      };
    case 'completado':
      return { steps: proposal.sender_review ? ['finalizar'] : ['calificar', 'finalizar'] };
    default:
      return NOTHING;
  }
}

function professionalsTurn({ estado, pagado, entregado_at, receiver_review }: Proposal): Main {
  if (estado === 'completado') return receiver_review ? NOTHING : { steps: ['calificar'] };
  const working = (estado === 'por_pagar' || estado === 'pagado') && pagado > 0;
  return working && entregado_at === null
    ? { steps: ['entregar'], note: 'Cuando termines, avisa aquí: así se confirma el trabajo.' }
    : NOTHING;
}

/** What is being paid, and what is paid later. */
function payingNote(proposal: Proposal): string {
  const [, ...later] = paymentsLeftOf(proposal);
  const rest = later.reduce((sum, part) => sum + part, 0);
  if (rest > 0)
    return proposal.pagado === 0
      ? `Es la mitad del precio. Los otros ${pesos(rest)} se pagan antes de completar el proyecto.`
      : `Después faltan ${pesos(rest)}, que se pagan antes de completar el proyecto.`;
  if (servicesToPay(proposal) === proposal.por_pagar)
    return 'Son los servicios adicionales que aceptaste. Se pagan antes de completar el proyecto.';
  if (proposal.pagado > 0)
    return 'Es el resto del precio. Al pagarlo podrás marcar el proyecto como completado.';
  return 'Tu dinero queda protegido hasta que confirmes el trabajo.';
}
