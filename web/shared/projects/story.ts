import type { EventAuthor } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { isPayment, type ProjectEvent } from '#domain/projects/events.ts';
import { pesos } from '#web/ui/money.tsx';
import type { TimelineItem } from '#web/ui/timeline.tsx';
import { type EventReader, eventWords } from './event-words.ts';
import { when } from './when.ts';

/** What happened, as a project's view and the team's page have it. */
type Event = Pick<Proposal['eventos'][number], 'evento' | 'monto' | 'detalle' | 'createAt'>;

/** One of the things that happened to a project, in words for its reader. */
export function storyItem(
  eventos: readonly Event[],
  index: number,
  { quien, reader, today }: { quien: EventAuthor; reader: EventReader; today: string },
): TimelineItem {
  const { evento, monto, detalle, createAt } = eventos[index] as Event;
  return {
    key: `${index}`,
    title: eventWords({ evento, quien, detalle, rest: isRest(eventos, index) }, reader),
    detail: [moneyOf(evento, monto), when(createAt, today)].filter(Boolean).join(' · '),
    note: detalle,
    state: stateOf(evento, isPaidLater(eventos, index)),
  };
}

function stateOf(evento: ProjectEvent, paidLater: boolean): TimelineItem['state'] {
  if (STOPPED.has(evento)) return 'stopped';
  if (!FAILED.has(evento)) return 'done';
  return evento === 'pago_fallido' && paidLater ? 'over' : 'failed';
}

/** Whether a payment paid what a first one had left. */
const isRest = (eventos: readonly Event[], index: number): boolean =>
  eventos.slice(0, index).some(({ evento }) => evento === 'pago_parcial');

/** Whether a payment came after an event. */
const isPaidLater = (eventos: readonly Event[], index: number): boolean =>
  eventos.slice(index).some(({ evento }) => isPayment(evento));

/** The amount of an event, such as a payment or the price of a service. */
function moneyOf(evento: ProjectEvent, monto: number | null): string {
  if (!monto) return '';
  return RETURNED.has(evento) ? `${pesos(monto)} de regreso a la tarjeta` : pesos(monto);
}

const STOPPED: ReadonlySet<ProjectEvent> = new Set([
  'rechazada',
  'borrador_retirado',
  'retirada',
  'reemplazada',
  'expirada',
  'cancelada',
  'cancelada_por_plazo',
  'cuenta_eliminada',
]);
const FAILED: ReadonlySet<ProjectEvent> = new Set(['pago_fallido', 'adicional_rechazado']);
const RETURNED: ReadonlySet<ProjectEvent> = new Set([
  'cancelada',
  'disputa_resuelta',
  'acuerdo_ofrecido',
  'disputa_acordada',
]);
