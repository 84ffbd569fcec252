/**
 * Everything that can happen to a project (1 §4, decisions §5), under the name that the wire and the database
 * have for it. The chat's message, the notification, the title in the timeline and the team's label are
 * tables over this union: an event without one of them does not compile.
 */
export const PROJECT_EVENTS = [
  'por_publicar',
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
  'pago_fallido',
  'pagado_al_retirar',
  'anticipo',
  'pago_devuelto',
  'devolucion_fallida',
  'devolucion_reenviada',
  'devolucion_de_mas',
  'devuelto_en_proveedor',
  'devuelto_por_fuera',
  'contracargo',
  'contracargo_ganado',
  'contracargo_perdido',
  'adicional_pedido',
  'adicional_aceptado',
  'adicional_rechazado',
  'adicional_retirado',
  'asignado',
  'entregado',
  'cambios',
  'disputa',
  'disputa_respondida',
  'disputa_resuelta',
  'disputa_retirada',
  'acuerdo_ofrecido',
  'acuerdo_declinado',
  'acuerdo_retirado',
  'disputa_acordada',
  'caso_abierto',
  'caso_seguir',
  'cancelada',
  'cancelada_por_plazo',
  'cuenta_eliminada',
  'completado',
  'completado_por_plazo',
  'calificacion',
  'finalizada',
  'finalizada_por_plazo',
  'muestra_pedida',
  'muestra_aceptada',
  'muestra_rechazada',
  'muestra_retirada',
  'muestra_quitada',
] as const;
export type ProjectEvent = (typeof PROJECT_EVENTS)[number];

/** The events of a payment that worked: of a part, and of all that was due. */
export const PAYMENT_EVENTS = ['pago_parcial', 'pago_recibido'] as const satisfies ProjectEvent[];

/** Whether an event, as a message names it, is a payment that worked. */
export const isPayment = (evento: string | null): boolean =>
  PAYMENT_EVENTS.some((one) => one === evento);

/** Whether an event is for the client and the team alone: that a card was declined is nobody else's to know. */
export const isClientsOwn = (evento: ProjectEvent): boolean => evento === 'pago_fallido';
