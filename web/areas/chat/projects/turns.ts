import { stopped } from '#lib/stopped.ts';
import type { Proposal } from '#contract/views.ts';
import { dayPassed } from '#domain/projects/state.ts';
import { returnedText } from '#web/shared/projects/next-step.ts';
import { pesos } from '#web/ui/money.tsx';
import { servicesToPay } from './plan.ts';
import { hasReviewed, hasNothingLeft, isOver, projectTurn, type Side } from './project-state.ts';

/** What is to be done now, below whose turn it is, and what comes after. */
export interface Turn {
  title: string;
  detail: string;
  next: readonly string[];
}

const PAY = 'Pagar: el dinero queda protegido';
const WORK = 'Hacer el trabajo';
const END = 'Calificarse y finalizar';

/** The turn of an open project, as texts for `side`; null when it is over. */
export function turnOf(
  proposal: Proposal,
  side: Side,
  otherName: string,
  today: string,
): Turn | null {
  const mine = side === 'client';
  if (proposal.disputa)
    return {
      title: 'En disputa',
      detail: 'Revisa lo que pasó y decide. Mientras, el dinero protegido espera.',
      next: ['Decisión del equipo'],
    };
  if (proposal.contracargo && !isOver(proposal))
    return {
      title: 'En revisión del banco',
      detail:
        'El banco de la tarjeta revisa un pago. Hasta que decida, el proyecto y su dinero esperan.',
      next: ['Decisión del banco'],
    };
  if (proposal.en_revision)
    return {
      title: 'En revisión',
      detail:
        'El equipo de Maestros está revisando el proyecto. Hasta que termine, el proyecto y su dinero esperan.',
      next: ['Decisión del equipo'],
    };
  switch (proposal.estado) {
    case 'por_publicar':
      return {
        title: 'En preparación',
        detail: mine ? 'Te enviará la propuesta.' : 'Complétala y envíala.',
        next: ['Aceptar la propuesta', PAY, WORK, END],
      };
    case 'publicada':
      return {
        title: answerTitle(proposal, side, today),
        detail: answerTo(proposal, mine, otherName, today),
        next: [PAY, WORK, END],
      };
    case 'por_pagar':
    case 'pagado':
      if (projectTurn(proposal, side).action === 'decidir_adicional' && mine)
        return {
          title: 'Servicio adicional',
          detail: `${otherName} propuso más trabajo. Mira qué es y cuánto cuesta, y acéptalo o recházalo.`,
          next: [WORK, END],
        };
      return proposal.pagado === 0
        ? beforePaying(proposal, mine)
        : underWay(proposal, mine, otherName);
    case 'completado':
      return {
        title:
          hasReviewed(proposal, 'client') && hasReviewed(proposal, 'professional')
            ? 'Finalizar'
            : END,
        detail: closing(proposal, mine, otherName),
        next: [],
      };
    default:
      return null;
  }
}

/** What is to be done by whose turn it is, and what the other one waits for. */
function answerTitle(proposal: Proposal, side: Side, today: string): string {
  if (proposal.otra_elegida) return 'Otra persona fue elegida';
  const mine = projectTurn(proposal, side).who === side;
  if (mine && side === 'client') return 'Revisar la propuesta';
  if (dayPassed(proposal, today) !== null)
    return mine ? 'Cambiar la fecha' : 'Esperando otra fecha';
  return mine ? 'Responder el cambio' : 'Esperando respuesta';
}

function answerTo(proposal: Proposal, mine: boolean, otherName: string, today: string): string {
  if (proposal.otra_elegida)
    return mine
      ? 'Elegiste a otra persona para esta solicitud.'
      : `${otherName} eligió a otra persona para esta solicitud.`;
  if (dayPassed(proposal, today) !== null)
    return mine
      ? `Su fecha ya pasó: pídele a ${otherName} otro día, o recházala.`
      : `Su fecha ya pasó y ${otherName} no puede aceptarla. Cambia el día o retírala.`;
  if (proposal.cambio_pedido !== null)
    return mine
      ? `Pediste un cambio. También puedes aceptarla como está.`
      : `Cambia la propuesta o déjala como está. ${otherName} también la puede aceptar así.`;
  return mine ? 'Revísala y acéptala o recházala.' : 'Puede aceptarla o rechazarla.';
}

function beforePaying({ por_pagar }: Proposal, mine: boolean): Turn {
  const due = pesos(por_pagar);
  return {
    title: mine ? 'Pagar' : 'Esperando el pago',
    detail: mine
      ? `Paga ${due}. Queda protegido hasta que confirmes el trabajo.`
      : `Falta su pago de ${due}. Empieza cuando esté pagado.`,
    next: [WORK, END],
  };
}

/** Work has started; there may be a rest to pay and a delivery. */
function underWay(proposal: Proposal, mine: boolean, otherName: string): Turn {
  if (hasNothingLeft(proposal)) return withoutMoney(proposal, mine, otherName);
  const delivered = proposal.entregado_at !== null;
  const parts = [
    ...returnedOf(proposal),
    ...workOf({ delivered, unknown: proposal.direccion === null }, mine, otherName),
    ...dueOf(proposal, mine, otherName),
  ];
  if (proposal.por_pagar === 0) parts.push(...confirmOf(delivered, mine, otherName));
  return {
    title: delivered ? 'Entregado' : 'En curso',
    detail: parts.join(' '),
    next: proposal.por_pagar > 0 && delivered ? ['Confirmar el trabajo', END] : [END],
  };
}

/** What went back to the card while the work goes on, which both must know before they count on it. */
const returnedOf = ({ devuelto, retenido }: Proposal): string[] =>
  devuelto === 0 ? [] : [returnedText(devuelto, retenido)];

/** What was paid went back, as after a lost chargeback: nothing waits for who works. */
function withoutMoney({ devuelto }: Proposal, mine: boolean, otherName: string): Turn {
  return {
    title: 'Sin dinero protegido',
    detail: mine
      ? `Se devolvieron ${pesos(devuelto)} y ya no queda nada protegido. Si quieres que el trabajo siga, cancela este proyecto y pídele otra propuesta a ${stopped(otherName)}`
      : `Lo que ${otherName} había pagado se devolvió: ya no queda nada protegido para ti. No sigas el trabajo; si ${otherName} lo quiere, cancela este proyecto y envía otra propuesta.`,
    next: [],
  };
}

interface WorkState {
  delivered: boolean;
  /** Nobody knows yet where it is. */
  unknown: boolean;
}

function workOf({ delivered, unknown }: WorkState, mine: boolean, otherName: string): string[] {
  if (delivered) return mine ? [`${otherName} avisó que terminó.`] : ['Avisaste que terminaste.'];
  if (!mine) return ['Haz el trabajo.'];
  return unknown ? [`Dile a ${otherName} dónde es.`] : [];
}

function dueOf(proposal: Proposal, mine: boolean, otherName: string): string[] {
  const { por_pagar } = proposal;
  if (por_pagar === 0) return [];
  const due = pesos(por_pagar);
  const what =
    servicesToPay(proposal) === por_pagar ? 'de los servicios adicionales' : 'que faltan';
  if (proposal.mitad_pagada && proposal.entregado_at === null)
    return mine
      ? [
          `La mitad está pagada. Los ${due} que faltan se pagan cuando ${otherName} termine, o antes.`,
        ]
      : [`La mitad está pagada. ${otherName} paga ${due} cuando termines, o antes.`];
  return mine
    ? [`Paga ${due} ${what} antes de completar.`]
    : [`${otherName} paga ${due} ${what} antes de completar.`];
}

function confirmOf(delivered: boolean, mine: boolean, otherName: string): string[] {
  if (delivered)
    return mine
      ? ['Confirma el trabajo o pide cambios.']
      : [`${otherName} puede confirmar el trabajo o pedir cambios.`];
  return mine
    ? [`Cuando ${otherName} termine, confírmalo.`]
    : [`${otherName} lo confirma cuando termines.`];
}

function closing(proposal: Proposal, mine: boolean, otherName: string): string {
  const [own, other]: [Side, Side] = mine ? ['client', 'professional'] : ['professional', 'client'];
  const answered = hasReviewed(proposal, other);
  if (!hasReviewed(proposal, own))
    return answered
      ? `Califica a ${stopped(otherName)} Ya te calificó; verás qué escribió cuando califiques tú.`
      : `Califica a ${stopped(otherName)}`;
  if (!answered) return 'Falta su calificación. Hasta entonces nadie ve la tuya.';
  return mine ? 'Finaliza y libera el dinero.' : 'Cuando finalice se libera tu dinero.';
}
