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
  'rechazada',
  'expirada',
  'por_pagar',
  'pago_parcial',
  'pago_recibido',
  'pago_fallido',
  'pagado_al_retirar',
  'anticipo',
  'pago_devuelto',
  'adicional_pedido',
  'adicional_aceptado',
  'adicional_rechazado',
  'adicional_retirado',
  'asignado',
  'entregado',
  'cambios',
  'disputa',
  'disputa_resuelta',
  'cancelada',
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
] as const;
export type ProjectEvent = (typeof PROJECT_EVENTS)[number];
