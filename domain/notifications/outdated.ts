import type { ProjectEvent } from '../projects/events.ts';
import type { NotificationName } from './events.ts';

/** What is no longer so once something else has happened to the same project, of whom. */
export interface Outdated {
  readonly events: readonly NotificationName[];
  /** Whose notifications: of everybody, of who did it alone, or of everybody else. */
  readonly of: 'all' | 'actor' | 'others';
}

const all = (...events: NotificationName[]): Outdated => ({ events, of: 'all' });
const ofActor = (...events: NotificationName[]): Outdated => ({ events, of: 'actor' });
const ofOthers = (...events: NotificationName[]): Outdated => ({ events, of: 'others' });

/** What asks the client for an answer to an offer, and the professional for one to what the client would change. */
export const OFFER = [
  'publicada',
  'revisada',
  'cambio_declinado',
  'por_vencer',
  'recordar_cambio',
  'cambio_pedido',
] as const;
const TO_PAY = ['pago_fallido', 'recordar_pago'] as const;
/** What waits for the client's payment, the professional's notice of it too. */
const UNPAID = [...TO_PAY, 'recordar_resto', 'por_pagar'] as const;
const TO_DELIVER = ['recordar_entrega', 'cambios'] as const;
const TO_CONFIRM = ['entregado', 'recordar_confirmar'] as const;
const TO_RATE = ['calificacion_oculta', 'recordar_calificar'] as const;
const IN_DISPUTE = [
  'disputa',
  'disputa_respondida',
  'recordar_version',
  'acuerdo_ofrecido',
  'acuerdo_declinado',
  'acuerdo_retirado',
] as const;

const OFFER_ENDED = all(...OFFER);
const ENDED = all(
  ...OFFER,
  ...TO_PAY,
  ...TO_DELIVER,
  ...TO_CONFIRM,
  'recordar_resto',
  'por_pagar',
  'adicional_pedido',
  'asignado',
  'trabajo_asignado',
);
const WORK_DONE = all(...TO_DELIVER, ...TO_CONFIRM, 'adicional_pedido');
const RATED = all(...TO_RATE);
const DISPUTE_ENDED = all(...IN_DISPUTE);
const PAID = all(...UNPAID);
const SERVICE_DECIDED = all('adicional_pedido');

/** By what happens to a project: what was to be told of it before, and is no longer so (4 §E). */
export const OUTDATED: Readonly<Partial<Record<ProjectEvent, Outdated>>> = {
  revisada: OFFER_ENDED,
  cambio_pedido: OFFER_ENDED,
  cambio_declinado: all('cambio_pedido', 'cambio_declinado'),
  retirada: OFFER_ENDED,
  reemplazada: OFFER_ENDED,
  rechazada: OFFER_ENDED,
  expirada: OFFER_ENDED,
  por_pagar: OFFER_ENDED,
  pago_parcial: PAID,
  pago_recibido: PAID,
  pagado_al_retirar: PAID,
  adicional_aceptado: SERVICE_DECIDED,
  adicional_rechazado: SERVICE_DECIDED,
  adicional_retirado: SERVICE_DECIDED,
  asignado: all('asignado', 'trabajo_asignado'),
  entregado: all(...TO_DELIVER),
  cambios: all(...TO_CONFIRM),
  completado: WORK_DONE,
  completado_por_plazo: WORK_DONE,
  calificacion: ofActor(...TO_RATE),
  finalizada: RATED,
  finalizada_por_plazo: RATED,
  disputa: all(...TO_DELIVER, ...TO_CONFIRM, ...TO_PAY, 'recordar_resto'),
  disputa_respondida: ofActor('disputa', 'recordar_version'),
  acuerdo_ofrecido: ofOthers('acuerdo_ofrecido', 'acuerdo_retirado'),
  acuerdo_retirado: ofOthers('acuerdo_ofrecido'),
  acuerdo_declinado: ofActor('acuerdo_ofrecido'),
  disputa_resuelta: DISPUTE_ENDED,
  disputa_retirada: DISPUTE_ENDED,
  disputa_acordada: DISPUTE_ENDED,
  caso_seguir: all('caso_abierto'),
  cancelada: ENDED,
  cancelada_por_plazo: ENDED,
  cuenta_eliminada: ENDED,
  muestra_aceptada: all('muestra_pedida'),
  muestra_rechazada: all('muestra_pedida'),
  muestra_retirada: all('muestra_pedida', 'muestra_aceptada'),
  muestra_quitada: all('muestra_pedida', 'muestra_aceptada'),
};

/** What the team reminded somebody of is over once the project has gone on: for everybody, or for who did it alone. */
export const TURN_ENDED: Readonly<Partial<Record<ProjectEvent, Outdated>>> = Object.fromEntries([
  ...(
    [
      'publicada',
      'revisada',
      'cambio_pedido',
      'cambio_declinado',
      'borrador_retirado',
      'retirada',
      'reemplazada',
      'rechazada',
      'expirada',
      'por_pagar',
      'pago_parcial',
      'pago_recibido',
      'pagado_al_retirar',
      'contracargo',
      'contracargo_perdido',
      'adicional_pedido',
      'adicional_aceptado',
      'adicional_rechazado',
      'adicional_retirado',
      'entregado',
      'cambios',
      'disputa',
      'cancelada',
      'cancelada_por_plazo',
      'cuenta_eliminada',
      'completado',
      'completado_por_plazo',
      'finalizada',
      'finalizada_por_plazo',
    ] satisfies ProjectEvent[]
  ).map((evento) => [evento, all('recordar_turno')]),
  // The other one's review may still be missing.
  ['calificacion', ofActor('recordar_turno')],
]);
