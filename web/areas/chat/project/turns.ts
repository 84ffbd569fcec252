import type { Proposal } from '#contract/views.ts';
import { pesos } from '#web/ui/money.tsx';
import type { Side } from './project-state.ts';

/** What is now, whose turn it is, and what comes after. */
export interface Turn {
  title: string;
  detail: string;
  next: readonly string[];
}

const PAY = 'Pagar: el dinero queda protegido';
const WORK = 'Hacer el trabajo';
const END = 'Calificarse y finalizar';

/** The turn of a project that goes on, in words for `side`; null when it is over. */
export function turnOf(proposal: Proposal, side: Side, otherName: string): Turn | null {
  const mine = side === 'client';
  const due = pesos(proposal.por_pagar);
  switch (proposal.estado) {
    case 'por_publicar':
      return {
        title: 'En preparación',
        detail: mine
          ? `Le toca a ${otherName}: te enviará la propuesta.`
          : 'Te toca a ti: complétala y envíala.',
        next: ['Aceptar la propuesta', PAY, WORK, END],
      };
    case 'publicada':
      return {
        title: 'Esperando respuesta',
        detail: mine
          ? 'Te toca a ti: revísala y acéptala o recházala.'
          : `Le toca a ${otherName}: aceptarla o rechazarla.`,
        next: [PAY, WORK, END],
      };
    case 'por_pagar':
      return {
        title: 'Esperando el pago',
        detail: mine
          ? `Te toca a ti: paga ${due}. Queda protegido hasta que confirmes el trabajo.`
          : `Le toca a ${otherName} pagar ${due}. Empieza cuando esté pagado.`,
        next: [WORK, END],
      };
    case 'pagado':
      return {
        title: 'En curso',
        detail: mine
          ? `Te toca a ti confirmar cuando ${otherName} termine.`
          : `Te toca hacer el trabajo. ${otherName} lo confirma cuando termines.`,
        next: [END],
      };
    case 'completado':
      return {
        title: 'Calificarse y finalizar',
        detail: closing(proposal, mine, otherName),
        next: [],
      };
    default:
      return null;
  }
}

function closing(proposal: Proposal, mine: boolean, otherName: string): string {
  const [own, others] = mine
    ? [proposal.sender_review, proposal.receiver_review]
    : [proposal.receiver_review, proposal.sender_review];
  if (!own) return `Te toca a ti: califica a ${otherName}.`;
  if (!others) return `Le toca a ${otherName}: falta su calificación.`;
  return mine
    ? 'Te toca a ti: finaliza y libera el dinero.'
    : `Le toca a ${otherName} finalizar y liberar tu dinero.`;
}
