import type { EventAuthor } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { isPayment, type ProjectEvent } from '#domain/projects/events.ts';
import { pesos } from '#web/ui/money.tsx';
import type { TimelineItem } from '#web/ui/timeline.tsx';
import { eventWords } from '#web/shared/projects/event-words.ts';
import { sideOf } from './project-state.ts';
import { turnOf } from './turns.ts';
import { when } from './when.ts';

type Event = Proposal['eventos'][number];

interface Readers {
  me: string;
  otherName: string;
}

/** What happened to a project so far, oldest first. */
export const pastOf = (proposal: Proposal, who: Readers, today: string): TimelineItem[] =>
  proposal.eventos.map((event, index) => pastItem(proposal, event, index, who, today));

/** What comes after the present step of an open project. */
export const nextOf = (proposal: Proposal, { me, otherName }: Readers, today: string) =>
  (turnOf(proposal, sideOf(proposal, me), otherName, today)?.next ?? []).map(
    (title): TimelineItem => ({ key: title, title, state: 'next' }),
  );

function pastItem(
  proposal: Proposal,
  { evento, actor, monto, detalle, createAt }: Event,
  index: number,
  { me, otherName }: Readers,
  today: string,
): TimelineItem {
  const side = sideOf(proposal, me);
  const reader = { side, client: otherName, professional: otherName };
  const quien = authorOf(proposal, actor);
  return {
    key: `${index}`,
    title: eventWords({ evento, quien, detalle, rest: isRest(proposal, index) }, reader),
    detail: [moneyOf(evento, monto), when(createAt, today)].filter(Boolean).join(' · '),
    note: detalle,
    state: stateOf(evento, isPaidLater(proposal, index)),
  };
}

function stateOf(evento: ProjectEvent, paidLater: boolean): TimelineItem['state'] {
  if (STOPPED.has(evento)) return 'stopped';
  if (!FAILED.has(evento)) return 'done';
  return evento === 'pago_fallido' && paidLater ? 'over' : 'failed';
}

function authorOf({ sender, recieved }: Proposal, actor: string): EventAuthor {
  if (actor === 'System') return 'sistema';
  if (actor === sender) return 'cliente';
  return actor === recieved ? 'profesional' : 'equipo';
}

/** Whether a payment paid what a first one had left. */
const isRest = ({ eventos }: Proposal, index: number): boolean =>
  eventos.slice(0, index).some(({ evento }) => evento === 'pago_parcial');

/** Whether a payment came after an event. */
const isPaidLater = ({ eventos }: Proposal, index: number): boolean =>
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
