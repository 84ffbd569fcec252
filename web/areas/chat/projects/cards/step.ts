import type { Message } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { isPayment, PAYMENT_EVENTS, type ProjectEvent } from '#domain/projects/events.ts';
import { type EventMessage, isEventMessage } from '#web/shared/projects/event-row.tsx';

/** What the card of a project is about that is at its present step. */
export type CardKind =
  | 'borrador'
  | 'propuesta'
  | 'no_elegida'
  | 'pago'
  | 'trabajo'
  | 'entrega'
  | 'cierre'
  | 'final'
  | 'disputa';

interface OpenStep {
  readonly kind: CardKind;
  /** The latest message of one of these carries it. */
  readonly events: readonly ProjectEvent[];
}

/** The step of a project that has a card of its own; null for one that ended without work. */
function openStep(proposal: Proposal): OpenStep | null {
  if (proposal.disputa) return { kind: 'disputa', events: ['disputa'] };
  switch (proposal.estado) {
    case 'por_publicar':
      return { kind: 'borrador', events: ['por_publicar'] };
    case 'publicada':
      return {
        kind: proposal.otra_elegida ? 'no_elegida' : 'propuesta',
        events: ['publicada', 'revisada', 'cambio_pedido', 'cambio_declinado'],
      };
    case 'por_pagar':
    case 'pagado':
      if (proposal.entregado_at !== null) return { kind: 'entrega', events: ['entregado'] };
      return proposal.pagado === 0
        ? { kind: 'pago', events: ['por_pagar'] }
        : {
            kind: 'trabajo',
            events: [...PAYMENT_EVENTS, 'pagado_al_retirar', 'cambios'],
          };
    case 'completado':
      return { kind: 'cierre', events: ['completado', 'completado_por_plazo'] };
    case 'finalizada':
      return { kind: 'final', events: ['finalizada', 'finalizada_por_plazo'] };
    default:
      return null;
  }
}

type Service = Proposal['data_propuesta']['adicionales'][number];

/** What the messages of a thread are to the present project of the two people. */
export interface ThreadProject {
  /** The message whose card is open. */
  readonly open: { readonly id: number; readonly kind: CardKind } | null;
  /** The services that wait for an answer, by the messages that proposed them. */
  readonly services: ReadonlyMap<number, Service>;
  /** The message that asks whether pictures may be shown, while its question is open. */
  readonly showing: number | null;
  /** Payments of what a first one had left. */
  readonly rest: ReadonlySet<number>;
  /** Failed payments after which another one worked. */
  readonly paidLater: ReadonlySet<number>;
}

/** Finds in a thread what belongs to the present project. */
export function threadProject(
  messages: readonly Message[],
  proposal: Proposal | null | undefined,
): ThreadProject {
  const events = messages.filter(isEventMessage);
  const own = events.filter(({ proyecto }) => proyecto.id === proposal?.id);
  const step = proposal ? openStep(proposal) : null;
  const opens = own.findLast(({ evento }) => step?.events.includes(evento));
  return {
    open: step && opens ? { id: opens.id, kind: step.kind } : null,
    services: waitingServices(own, proposal?.data_propuesta.adicionales ?? []),
    showing: askedToShow(own, proposal),
    rest: restPayments(events),
    paidLater: paidLater(events),
  };
}

/** The latest message with its words and its price proposed a service. */
function waitingServices(
  events: readonly EventMessage[],
  services: readonly Service[],
): Map<number, Service> {
  const found = new Map<number, Service>();
  for (const service of [...services].reverse()) {
    if (service.estatus !== 'pendiente') continue;
    const message = events.findLast(
      ({ id, evento, proyecto }) =>
        evento === 'adicional_pedido' &&
        !found.has(id) &&
        proyecto.detalle === service.descripcion &&
        proyecto.monto === service.precio,
    );
    if (message) found.set(message.id, service);
  }
  return found;
}

const askedToShow = (own: readonly EventMessage[], proposal: Proposal | null | undefined) =>
  proposal?.muestra?.estado === 'pedida'
    ? (own.findLast(({ evento }) => evento === 'muestra_pedida')?.id ?? null)
    : null;

function restPayments(events: readonly EventMessage[]): Set<number> {
  const begun = new Set<number>();
  const rest = new Set<number>();
  for (const { id, evento, proyecto } of events) {
    if (evento === 'pago_recibido' && begun.has(proyecto.id)) rest.add(id);
    if (evento === 'pago_parcial') begun.add(proyecto.id);
  }
  return rest;
}

function paidLater(events: readonly EventMessage[]): Set<number> {
  const paid = new Set<number>();
  const failed = new Set<number>();
  for (const { id, evento, proyecto } of [...events].reverse()) {
    if (isPayment(evento)) paid.add(proyecto.id);
    if (evento === 'pago_fallido' && paid.has(proyecto.id)) failed.add(id);
  }
  return failed;
}
