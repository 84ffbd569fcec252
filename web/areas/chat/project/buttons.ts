import type { Proposal } from '#contract/views.ts';
import { pesos } from '#web/ui/money.tsx';
import { can, reasonNot, type Side } from './project-state.ts';

/** What a button of the panel begins. */
export type Step = 'rechazar' | 'aceptar' | 'pagar' | 'completar' | 'calificar' | 'finalizar';

export interface StepButton {
  step: Step;
  label: string;
  variant: 'primary' | 'secondary';
  /** Why it cannot be pressed now. */
  reason?: string | undefined;
}

export interface Buttons {
  buttons: readonly StepButton[];
  /** A line under them that answers what people ask at this point. */
  note?: string;
}

const NONE: Buttons = { buttons: [] };
const primary = (step: Step, label: string): StepButton => ({ step, label, variant: 'primary' });

/** The buttons of a project for one side, by its state. */
export function buttonsOf(proposal: Proposal, side: Side): Buttons {
  switch (proposal.estado) {
    case 'publicada':
      if (!can('aceptar', proposal, side)) return NONE;
      return {
        buttons: [
          primary('aceptar', 'Aceptar'),
          { step: 'rechazar', label: 'Rechazar', variant: 'secondary' },
        ],
        note: 'Aceptar no cobra nada todavía: pagas en el siguiente paso.',
      };
    case 'por_pagar':
      if (!can('pagar', proposal, side)) return NONE;
      return {
        buttons: [primary('pagar', `Pagar ${pesos(proposal.por_pagar)} MXN`)],
        note: installments(proposal),
      };
    case 'pagado':
      if (!can('completar', proposal, side)) return NONE;
      return {
        buttons: [primary('completar', 'Marcar como completado')],
        note: 'Aún no se paga lo protegido: se libera al finalizar.',
      };
    case 'completado':
      return closing(proposal, side);
    default:
      return NONE;
  }
}

function installments({ precio, por_pagar, pagado }: Proposal): string {
  const rest = (precio ?? 0) - pagado - por_pagar;
  return rest > 0
    ? `Es la mitad del precio. Los otros ${pesos(rest)} se pagan antes de completar el proyecto.`
    : 'Tu dinero queda protegido hasta que confirmes el trabajo.';
}

/** First both review; then the client finalizes. */
function closing(proposal: Proposal, side: Side): Buttons {
  const review = can('calificar', proposal, side) ? [primary('calificar', 'Calificar')] : [];
  if (side === 'author') return { buttons: review };
  const reason = reasonNot('finalizar', proposal, side);
  const label =
    proposal.retenido > 0 ? `Finalizar y liberar ${pesos(proposal.retenido)}` : 'Finalizar';
  return {
    buttons: [
      ...review,
      { step: 'finalizar', label, variant: reason ? 'secondary' : 'primary', reason },
    ],
    ...(reason && { note: reason }),
  };
}
