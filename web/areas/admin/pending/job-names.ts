/** What each job does, as the team reads it. */
const NAMES: Readonly<Record<string, string>> = {
  advance_by_clock: 'Avanzar proyectos por plazo',
  build_data_export: 'Preparar la copia de datos de una persona',
  count_answer_times: 'Contar tiempos de respuesta',
  discard_file: 'Borrar un archivo',
  end_memberships: 'Terminar membresías',
  forget_ended: 'Borrar lo vencido',
  read_id: 'Leer una identificación',
  reconcile_payments: 'Revisar pagos con Stripe',
  send_code: 'Enviar un código',
  send_contact: 'Enviar un mensaje de contacto',
  send_deletion_request: 'Avisar de una solicitud de eliminación',
  send_notification: 'Enviar una notificación',
  send_refund: 'Devolver dinero a una tarjeta',
  send_restore_code: 'Enviar un código para restaurar la contraseña',
  settle_payment: 'Registrar un pago',
};

/** A kind without a name of its own is called what the code calls it. */
export const jobName = (tipo: string): string => NAMES[tipo] ?? tipo;
