/** What a notification tells of, where its name alone does not say it in Spanish. */
const WORDS: Readonly<Record<string, string>> = {
  mensaje: 'Mensaje nuevo',
  publicada: 'Propuesta enviada',
  por_pagar: 'Propuesta aceptada',
  rechazada: 'Propuesta rechazada',
  retirada: 'Propuesta retirada',
  por_vencer: 'Propuesta por vencer',
  expirada: 'Propuesta vencida',
  pagado: 'Pago recibido',
  anticipo: 'Anticipo liberado',
  completado: 'Trabajo completado',
  calificacion: 'Calificación recibida',
  finalizada: 'Proyecto finalizado',
  cancelada: 'Proyecto cancelado',
  entregado: 'Trabajo entregado',
  cambios: 'Cambios pedidos',
  asignado: 'Profesional cambiado',
  disputa: 'Disputa abierta',
  telefono_cambiado: 'Teléfono cambiado',
  membresia_pagada: 'Membresía pagada',
  membresia_devuelta: 'Membresía devuelta',
  membresia_por_terminar: 'Membresía por terminar',
  membresia_terminada: 'Membresía terminada',
  datos_listos: 'Copia de datos lista',
  eliminacion_pedida: 'Eliminación pedida',
  pass_restablecida: 'Contraseña restablecida',
  metodo_de_pago: 'Método de pago cambiado',
  cuenta_creada: 'Cuenta creada por el equipo',
  validado: 'Cuenta validada',
  rechazado: 'Cuenta rechazada',
};

/** «Pago parcial» of `pago_parcial`. */
export const eventWords = (evento: string): string =>
  WORDS[evento] ?? `${evento.charAt(0).toUpperCase()}${evento.slice(1).replaceAll('_', ' ')}`;
