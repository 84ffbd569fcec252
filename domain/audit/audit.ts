/** What an audit entry can be about, with the word that the screen shows. */
export const AUDIT_SUBJECTS = {
  account: 'Cuenta',
  invitation: 'Invitación',
  approval: 'Aprobación',
  conversation: 'Conversación',
  proposal: 'Proyecto',
  projects: 'Lista de proyectos',
  payment: 'Pago de un cliente',
  payments: 'Lista de pagos de clientes',
  accounts: 'Lista de cuentas',
  requests: 'Lista de solicitudes',
  reviews: 'Lista de reseñas',
  disputes: 'Lista de disputas',
  chargebacks: 'Lista de contracargos',
  reports: 'Lista de denuncias',
  validations: 'Lista de validaciones',
  notifications: 'Lista de avisos enviados',
  dispute: 'Disputa',
  person_report: 'Denuncia',
  payout: 'Pago a profesional',
  payout_batch: 'Pagos a profesionales',
  message: 'Mensajes',
  request: 'Solicitud',
  review: 'Reseña',
  category: 'Categoría',
  refund: 'Devolución',
  fact: 'Hecho del proveedor',
  statement: 'Estado de cuenta',
  bank_line: 'Línea del banco',
  case: 'Caso',
  queue_item: 'Caso de la cola',
  canned_answer: 'Respuesta guardada',
  chargeback: 'Contracargo',
  loss: 'Pérdida',
  rate: 'Tarifa',
  setting: 'Ajuste',
  books: 'Contabilidad',
  notification: 'Notificación',
  job: 'Trabajo interno',
  audit: 'Auditoría',
  search: 'Búsqueda',
  risk: 'Caso de riesgo',
  risk_rule: 'Regla de riesgo',
} as const;

export type AuditSubject = keyof typeof AUDIT_SUBJECTS;

interface AuditActionRule {
  /** As the screen shows it: «Ada · validó a un profesional». */
  readonly label: string;
  readonly subject: AuditSubject;
}

/** Every action of an administrator that is recorded (decisions §4), and what it is about. */
export const AUDIT_ACTIONS = {
  crear_administrador: { label: 'Creó una cuenta de administrador', subject: 'account' },
  restablecer_administrador: {
    label: 'Restableció su contraseña desde el servidor',
    subject: 'account',
  },
  cambiar_acceso: { label: 'Cambió cómo entra a su cuenta', subject: 'account' },
  cambiar_permisos: { label: 'Cambió los permisos de un administrador', subject: 'account' },
  invitar_administrador: { label: 'Invitó a alguien al equipo', subject: 'invitation' },
  reenviar_invitacion: { label: 'Envió otra vez una invitación al equipo', subject: 'invitation' },
  retirar_invitacion: { label: 'Retiró una invitación al equipo', subject: 'invitation' },
  aceptar_invitacion: { label: 'Aceptó la invitación al equipo', subject: 'account' },
  pedir_aprobacion: { label: 'Pidió la aprobación de otra persona', subject: 'approval' },
  aprobar: { label: 'Aprobó lo que pidió otra persona', subject: 'approval' },
  rechazar_aprobacion: { label: 'Rechazó lo que pidió otra persona', subject: 'approval' },
  retirar_aprobacion: { label: 'Retiró lo que había pedido', subject: 'approval' },
  vencer_aprobacion: { label: 'Venció lo que había pedido', subject: 'approval' },
  dejar_sin_efecto: { label: 'Quedó sin efecto lo que se había pedido', subject: 'approval' },
  cambiar_limites: { label: 'Cambió desde cuánto deciden dos personas', subject: 'approval' },
  deshacer_limites: {
    label: 'Deshizo un cambio de desde cuánto deciden dos personas',
    subject: 'approval',
  },
  crear_profesional: { label: 'Creó la cuenta de un profesional', subject: 'account' },
  anotar_cuenta: { label: 'Anotó algo de una cuenta', subject: 'account' },
  ver_cuenta: { label: 'Vio una cuenta', subject: 'account' },
  cambiar_cuenta: { label: 'Cambió los datos de una cuenta', subject: 'account' },
  cambiar_direccion: { label: 'Cambió la dirección de una cuenta', subject: 'account' },
  cambiar_perfil: { label: 'Cambió el perfil de un profesional', subject: 'account' },
  validar_profesional: { label: 'Decidió la validación', subject: 'account' },
  recordar_cuenta: { label: 'Recordó a un profesional qué le falta', subject: 'account' },
  enviar_enlace: { label: 'Envió el enlace de configuración', subject: 'account' },
  eliminar_cuenta: { label: 'Eliminó una cuenta', subject: 'account' },
  suspender_cuenta: { label: 'Suspendió una cuenta', subject: 'account' },
  restaurar_cuenta: { label: 'Restauró una cuenta', subject: 'account' },
  ver_identificacion: { label: 'Vio una identificación', subject: 'account' },
  leer_conversacion: { label: 'Leyó una conversación', subject: 'conversation' },
  ver_solicitud: { label: 'Vio una solicitud', subject: 'request' },
  leer_notas: { label: 'Leyó las notas de una cuenta', subject: 'account' },
  ver_proyecto: { label: 'Vio un proyecto', subject: 'proposal' },
  leer_notas_de_proyecto: { label: 'Leyó las notas de un proyecto', subject: 'proposal' },
  ver_documentos: { label: 'Vio los documentos de un proyecto', subject: 'proposal' },
  ver_pago: { label: 'Vio un pago de un cliente', subject: 'payment' },
  ver_resena: { label: 'Vio una reseña', subject: 'review' },
  ver_caso: { label: 'Vio un caso', subject: 'case' },
  ver_riesgo: { label: 'Vio un caso de riesgo', subject: 'risk' },
  asignar_proyecto: { label: 'Cambió el responsable de un proyecto', subject: 'proposal' },
  recordar_proyecto: { label: 'Recordó a quien le toca en un proyecto', subject: 'proposal' },
  anotar_proyecto: { label: 'Escribió una nota de un proyecto', subject: 'proposal' },
  descargar_proyectos: { label: 'Descargó los proyectos', subject: 'projects' },
  asignar_caso: { label: 'Cambió el responsable de un caso', subject: 'queue_item' },
  cambiar_respuesta: { label: 'Cambió una respuesta guardada', subject: 'canned_answer' },
  descargar_cuentas: { label: 'Descargó las cuentas', subject: 'accounts' },
  descargar_solicitudes: { label: 'Descargó las solicitudes', subject: 'requests' },
  descargar_resenas: { label: 'Descargó las reseñas', subject: 'reviews' },
  descargar_mensajes: { label: 'Descargó mensajes', subject: 'message' },
  descargar_disputas: { label: 'Descargó las disputas', subject: 'disputes' },
  descargar_contracargos: { label: 'Descargó los contracargos', subject: 'chargebacks' },
  descargar_denuncias: { label: 'Descargó las denuncias', subject: 'reports' },
  descargar_pagos: { label: 'Descargó los pagos de clientes', subject: 'payments' },
  asignar_profesional: { label: 'Asignó a un profesional', subject: 'proposal' },
  cancelar_proyecto: { label: 'Canceló un proyecto', subject: 'proposal' },
  quitar_fotos: { label: 'Quitó fotos de un perfil', subject: 'proposal' },
  ver_disputa: { label: 'Vio una disputa', subject: 'dispute' },
  resolver_disputa: { label: 'Resolvió una disputa', subject: 'dispute' },
  listar_mensajes: { label: 'Buscó en los mensajes', subject: 'message' },
  eliminar_resena: { label: 'Eliminó una reseña', subject: 'review' },
  crear_categoria: { label: 'Creó una categoría', subject: 'category' },
  editar_categoria: { label: 'Editó una categoría', subject: 'category' },
  reintentar_devolucion: { label: 'Reintentó una devolución', subject: 'refund' },
  liquidar_devolucion: { label: 'Pagó una devolución por fuera', subject: 'refund' },
  ver_contracargo: { label: 'Leyó las pruebas de un contracargo', subject: 'chargeback' },
  entregar_pruebas: { label: 'Entregó las pruebas de un contracargo', subject: 'chargeback' },
  decidir_perdida: { label: 'Decidió quién asume una pérdida', subject: 'loss' },
  cerrar_caso: { label: 'Cerró un caso', subject: 'case' },
  cerrar_mes: { label: 'Cerró un mes', subject: 'books' },
  ajustar_diferencia: { label: 'Anotó un ajuste en los libros', subject: 'books' },
  descargar_contabilidad: { label: 'Descargó la contabilidad', subject: 'books' },
  cambiar_tarifa: { label: 'Cambió la comisión o un precio', subject: 'rate' },
  retirar_tarifa: { label: 'Retiró un cambio de comisión o precio', subject: 'rate' },
  cambiar_preguntas: { label: 'Cambió las preguntas frecuentes', subject: 'setting' },
  deshacer_preguntas: {
    label: 'Deshizo un cambio de las preguntas frecuentes',
    subject: 'setting',
  },
  cambiar_contacto: { label: 'Cambió los datos de contacto', subject: 'setting' },
  deshacer_contacto: { label: 'Deshizo un cambio de los datos de contacto', subject: 'setting' },
  quitar_estado_de_cuenta: { label: 'Quitó un estado de cuenta', subject: 'statement' },
  importar_estado_de_cuenta: { label: 'Importó un estado de cuenta', subject: 'statement' },
  explicar_linea_del_banco: { label: 'Dijo qué es una línea del banco', subject: 'bank_line' },
  corregir_linea_del_banco: {
    label: 'Corrigió lo que se dijo de una línea del banco',
    subject: 'bank_line',
  },
  atender_hecho: { label: 'Atendió un hecho del proveedor', subject: 'fact' },
  reintentar_notificacion: { label: 'Volvió a enviar una notificación', subject: 'notification' },
  descartar_notificacion: { label: 'Descartó una notificación', subject: 'notification' },
  reintentar_trabajo: { label: 'Reintentó un trabajo interno', subject: 'job' },
  descartar_trabajo: { label: 'Descartó un trabajo interno', subject: 'job' },
  atender_denuncia: { label: 'Atendió una denuncia', subject: 'person_report' },
  corregir_clave_de_rastreo: { label: 'Corrigió una clave de rastreo', subject: 'payout' },
  pagar_cuenta_eliminada: {
    label: 'Anotó a dónde se le paga a una cuenta eliminada',
    subject: 'account',
  },
  actualizar_pago_a_profesional: { label: 'Actualizó un pago a un profesional', subject: 'payout' },
  avisar_fuera_de_pago: {
    label: 'Avisó a quienes quedan fuera de los pagos',
    subject: 'payout_batch',
  },
  descargar_pagos_a_profesionales: {
    label: 'Descargó los pagos a profesionales',
    subject: 'payout_batch',
  },
  buscar: { label: 'Buscó en todo', subject: 'search' },
  listar_cuentas: { label: 'Vio la lista de cuentas', subject: 'accounts' },
  listar_pagos: { label: 'Vio la lista de pagos de clientes', subject: 'payments' },
  listar_pagos_a_profesionales: {
    label: 'Vio la lista de pagos a profesionales',
    subject: 'payout_batch',
  },
  listar_proyectos: { label: 'Vio la lista de proyectos', subject: 'projects' },
  listar_solicitudes: { label: 'Vio la lista de solicitudes', subject: 'requests' },
  listar_disputas: { label: 'Vio la lista de disputas', subject: 'disputes' },
  listar_contracargos: { label: 'Vio la lista de contracargos', subject: 'chargebacks' },
  listar_denuncias: { label: 'Vio la lista de denuncias', subject: 'reports' },
  listar_validaciones: { label: 'Vio quiénes esperan validación', subject: 'validations' },
  listar_resenas: { label: 'Vio la lista de reseñas', subject: 'reviews' },
  listar_avisos: { label: 'Vio la lista de avisos enviados', subject: 'notifications' },
  cerrar_riesgo: { label: 'Cerró un caso de riesgo', subject: 'risk' },
  cambiar_regla: { label: 'Cambió una regla de riesgo', subject: 'risk_rule' },
  deshacer_regla: { label: 'Deshizo un cambio de una regla de riesgo', subject: 'risk_rule' },
  descargar_auditoria: { label: 'Descargó la auditoría', subject: 'audit' },
} as const satisfies Record<string, AuditActionRule>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The most entries in one download; older ones need other dates. */
export const AUDIT_EXPORT_MAX = 10_000;

/** Masked fields: numbers keep their last four digits, secrets nothing. */
const NUMBERS = new Set(['phone', 'telefono', 'numero', 'clabe']);
const SECRETS = new Set([
  'pass',
  'password',
  'pass_hash',
  'confirm_pass',
  'code',
  'codigo',
  'session_id',
  'token',
  'enlace',
]);
const MASK = '•••';

type Fields = Record<string, unknown>;

/**
 * What the audit log keeps of a change (decisions §4): the fields that differ, with passwords, codes, sessions
 * and links masked, and the last four digits of phones and CLABEs.
 */
export function auditedChange(
  before: object | undefined,
  after: object | undefined,
): { before: Fields | undefined; after: Fields | undefined } {
  const old = before as Fields | undefined;
  const fresh = after as Fields | undefined;
  const same = (name: string): boolean =>
    old !== undefined &&
    fresh !== undefined &&
    name in old &&
    name in fresh &&
    isSame(old[name], fresh[name]);
  const differing = (fields: Fields | undefined): Fields | undefined =>
    fields &&
    (masked(Object.fromEntries(entries(fields).filter(([name]) => !same(name)))) as Fields);
  return { before: differing(old), after: differing(fresh) };
}

const entries = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

/** Equal as JSON: the order of an object's fields does not matter, that of a list does. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  if (a instanceof Date || b instanceof Date) return JSON.stringify(a) === JSON.stringify(b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [entries(a as Fields), entries(b as Fields)];
  return (
    left.length === right.length &&
    left.every(([name, value]) => name in b && isSame(value, (b as Fields)[name]))
  );
}

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    entries(value as Fields).map(([name, inner]) => [name, maskedField(name, inner)]),
  );
}

function maskedField(name: string, value: unknown): unknown {
  if (value === null || value === '') return value;
  if (SECRETS.has(name)) return MASK;
  if (!NUMBERS.has(name)) return masked(value);
  return typeof value === 'string' ? `${MASK} ${value.slice(-4)}` : MASK;
}
