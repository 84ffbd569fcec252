import type { Proposal } from '#contract/views.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { pesos } from '#web/ui/money.tsx';
import type { TimelineItem } from '#web/ui/timeline.tsx';
import { isParty, sideOf } from './project-state.ts';
import { turnOf } from './turns.ts';
import { deadlineOf, when } from './when.ts';
import { wordsOf } from '#web/shared/words-of.ts';

type Event = Proposal['eventos'][number];

const TITLES: Readonly<Record<ProjectEvent, string>> = {
  por_publicar: 'Propuesta empezada',
  publicada: 'Propuesta enviada',
  revisada: 'Propuesta cambiada',
  cambio_pedido: 'Cambio pedido antes de aceptar',
  cambio_declinado: 'Propuesta sin cambios',
  borrador_retirado: 'Borrador descartado',
  retirada: 'Propuesta retirada',
  rechazada: 'Propuesta rechazada',
  expirada: 'Propuesta vencida: 15 días sin respuesta',
  por_pagar: 'Propuesta aceptada',
  pago_parcial: 'Pago parcial con tarjeta',
  pago_recibido: 'Pagada con tarjeta',
  pago_fallido: 'Un pago no se completó',
  pagado_al_retirar: 'Pagada: ya no queda nada por pagar',
  anticipo: 'Anticipo liberado',
  pago_devuelto: 'Pago que ya no hacía falta: regresa a la tarjeta',
  adicional_pedido: 'Servicio adicional propuesto',
  adicional_aceptado: 'Servicio adicional aceptado',
  adicional_rechazado: 'Servicio adicional rechazado',
  adicional_retirado: 'Servicio adicional retirado',
  asignado: 'Profesional asignado',
  entregado: 'Trabajo entregado',
  cambios: 'Cambios pedidos',
  disputa: 'Disputa abierta',
  disputa_resuelta: 'Disputa resuelta',
  cancelada: 'Proyecto cancelado',
  cuenta_eliminada: 'Cerrado: una de las cuentas se eliminó',
  completado: 'Trabajo completado',
  completado_por_plazo: 'Dado por completado a los 7 días',
  calificacion: 'Calificación',
  finalizada: 'Proyecto finalizado',
  finalizada_por_plazo: 'Finalizado solo a los 7 días',
};

/** The timeline of a project: past events, whose turn it is, and what comes next. */
export function timelineOf(
  proposal: Proposal,
  who: { me: string; otherName: string },
  today: string,
): TimelineItem[] {
  const past = proposal.eventos.map((event, index) => pastItem(proposal, event, index, who, today));
  const turn = turnOf(proposal, sideOf(proposal, who.me), who.otherName, today);
  if (!turn) return past;
  return [
    ...past,
    {
      key: 'now',
      title: turn.title,
      detail: turn.detail,
      note: deadlineOf(proposal, today),
      state: 'current',
    },
    ...turn.next.map((title) => ({ key: title, title, state: 'next' as const })),
  ];
}

function pastItem(
  proposal: Proposal,
  { evento, actor, monto, detalle, createAt }: Event,
  index: number,
  who: { me: string; otherName: string },
  today: string,
): TimelineItem {
  const name = nameOf(actor, proposal, who);
  const parts = [moneyOf(evento, monto), name, when(createAt, today)];
  return {
    key: `${index}`,
    title: titleOf(evento, detalle),
    detail: parts.filter(Boolean).join(' · '),
    note: detalle,
    state: STOPPED.has(evento) ? 'stopped' : FAILED.has(evento) ? 'failed' : 'done',
  };
}

function titleOf(evento: ProjectEvent, detalle: string): string {
  if (evento === 'asignado' && !detalle) return 'Sin profesional asignado';
  // An open tab may be older than the server.
  return Object.hasOwn(TITLES, evento) ? TITLES[evento] : wordsOf(evento);
}

function nameOf(actor: string, proposal: Proposal, who: { me: string; otherName: string }): string {
  if (actor === who.me) return 'tú';
  if (actor === 'System') return '';
  return isParty(proposal, actor) ? who.otherName : 'el equipo de Maestros';
}

/** The amount of an event, such as a payment or the price of a service. */
function moneyOf(evento: ProjectEvent, monto: number | null): string {
  if (!monto) return '';
  return RETURNED.has(evento) ? `${pesos(monto)} de regreso a la tarjeta` : pesos(monto);
}

const STOPPED: ReadonlySet<ProjectEvent> = new Set([
  'rechazada',
  'borrador_retirado',
  'retirada',
  'expirada',
  'cancelada',
  'cuenta_eliminada',
]);
const FAILED: ReadonlySet<ProjectEvent> = new Set(['pago_fallido', 'adicional_rechazado']);
const RETURNED: ReadonlySet<ProjectEvent> = new Set(['cancelada', 'disputa_resuelta']);
