import type { NotificationName } from '#domain/notifications/events.ts';
import type { Template } from '#server/adapters/whatsapp/port.ts';

interface NotificationEvent {
  readonly channels: readonly ('whatsapp' | 'email')[];
  /** `{{1}}`, `{{2}}` … are the parameters; templates may neither begin nor end with one. */
  readonly text: string;
  readonly examples: readonly string[];
  readonly subject?: string;
}

/** Events → texts → channels: the only table of notifications (decisions §6). */
const EVENTS: Readonly<Record<NotificationName, NotificationEvent>> = {
  mensaje: {
    channels: ['whatsapp'],
    text: 'Tienes un mensaje nuevo de {{1}} en Maestros.',
    examples: ['Taller Núñez'],
  },
  publicada: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} te envió la propuesta «{{2}}» por {{3}}. Revísala en tus conversaciones.',
    examples: ['Taller Núñez', 'Cambio de llave', '$1,800.00 MXN'],
  },
  revisada: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} cambió la propuesta «{{2}}», ahora por {{3}}. Revisa qué cambió en tu conversación.',
    examples: ['Taller Núñez', 'Cambio de llave', '$1,950.00 MXN'],
  },
  cambio_pedido: {
    channels: ['whatsapp'],
    text: 'Hola: a {{1}} le interesa tu propuesta «{{2}}» y pidió un cambio. Léelo y respóndele en tu conversación.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  cambio_declinado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} dejó la propuesta «{{2}}» como está. Puedes aceptarla o rechazarla.',
    examples: ['Taller Núñez', 'Cambio de llave'],
  },
  solicitud_declinada: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} no puede con tu solicitud «{{2}}». En Solicitudes puedes preguntarle a alguien más.',
    examples: ['Taller Núñez', 'Destapar drenaje'],
  },
  solicitud_elegida: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} eligió a otra persona para «{{2}}». Gracias por tu tiempo.',
    examples: ['Clara Ríos', 'Destapar drenaje'],
  },
  solicitud_cerrada: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} ya no necesita «{{2}}», así que ya no espera tu respuesta.',
    examples: ['Clara Ríos', 'Destapar drenaje'],
  },
  solicitud_reabierta: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} volvió a preguntar por «{{2}}», que no se hizo con quien había elegido. Mira en tu conversación si puedes.',
    examples: ['Clara Ríos', 'Destapar drenaje'],
  },
  por_pagar: {
    channels: ['whatsapp'],
    text: 'Buenas noticias: {{1}} aceptó tu propuesta «{{2}}». Te avisamos cuando pague.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  rechazada: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} rechazó tu propuesta «{{2}}». Puedes escribirle y enviar otra.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  pago_parcial: {
    channels: ['whatsapp'],
    text: 'Pago parcial recibido de «{{1}}»: {{2}} quedan protegidos en Maestros.',
    examples: ['Cambio de llave', '$1,800.00 MXN'],
  },
  pagado: {
    channels: ['whatsapp'],
    text: 'Pago recibido de «{{1}}»: {{2}} quedan protegidos hasta que se confirme el trabajo.',
    examples: ['Cambio de llave', '$1,800.00 MXN'],
  },
  pago_fallido: {
    channels: ['whatsapp'],
    text: 'El pago de «{{1}}» no se completó. Puedes intentarlo otra vez desde tu conversación.',
    examples: ['Cambio de llave'],
  },
  anticipo: {
    channels: ['whatsapp'],
    text: 'Buenas noticias: {{1}} liberó {{2}} de «{{3}}». Ya está en tu saldo, menos la comisión.',
    examples: ['Clara Ríos', '$450.00 MXN', 'Cambio de llave'],
  },
  completado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} marcó «{{2}}» como completado. Califica el trabajo para que se pueda finalizar.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  calificacion: {
    channels: ['whatsapp'],
    text: 'Recibiste una calificación de {{1}} por «{{2}}».',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  calificacion_oculta: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} ya calificó «{{2}}». Verás su calificación cuando escribas la tuya, o al terminar el plazo.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  resena_respondida: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} respondió a la reseña que escribiste por «{{2}}». Léela en tus reseñas.',
    examples: ['Taller Núñez', 'Cambio de llave'],
  },
  muestra_pedida: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} quiere mostrar las fotos de «{{2}}» en su perfil. Decide en tu conversación si se ven.',
    examples: ['Taller Núñez', 'Cambio de llave'],
  },
  muestra_aceptada: {
    channels: ['whatsapp'],
    text: 'Buenas noticias: {{1}} aceptó que las fotos de «{{2}}» se vean en tu perfil.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  muestra_rechazada: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} prefiere que las fotos de «{{2}}» no se muestren en tu perfil.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  muestra_retirada: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} decidió que las fotos de «{{2}}» ya no se muestren en el perfil.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  muestra_quitada: {
    channels: ['whatsapp', 'email'],
    subject: 'Quitamos unas fotos de tu perfil de Maestros',
    text: 'Hola: el equipo de Maestros quitó de tu perfil las fotos de «{{1}}». Motivo: {{2}}. Si crees que es un error, escríbenos desde Contacto.',
    examples: ['Cambio de llave', 'En una foto se ve la cara de una persona'],
  },
  finalizada: {
    channels: ['whatsapp'],
    text: 'Proyecto finalizado: {{1}} liberó lo que quedaba de «{{2}}». Ya está en tu saldo.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  retirada: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} retiró su propuesta «{{2}}». Puedes escribirle en tu conversación.',
    examples: ['Taller Núñez', 'Cambio de llave'],
  },
  por_vencer: {
    channels: ['whatsapp'],
    text: 'La propuesta «{{1}}» de {{2}} vence en 2 días. Revísala en tus conversaciones.',
    examples: ['Cambio de llave', 'Taller Núñez'],
  },
  expirada: {
    channels: ['whatsapp'],
    text: 'Tu propuesta «{{1}}» venció sin respuesta de {{2}}. Puedes escribirle y enviar otra.',
    examples: ['Cambio de llave', 'Clara Ríos'],
  },
  cancelada: {
    channels: ['whatsapp'],
    text: 'Aviso: {{1}} canceló el proyecto «{{2}}». El motivo y el dinero están en tu conversación.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  entregado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} avisó que terminó «{{2}}». Confírmalo o pide cambios en tu conversación.',
    examples: ['Taller Núñez', 'Cambio de llave'],
  },
  cambios: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} pidió cambios en «{{2}}». Lee qué falta en tu conversación.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  adicional_pedido: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} propuso un servicio adicional por {{2}} en «{{3}}». Acéptalo o recházalo.',
    examples: ['Taller Núñez', '$300.00 MXN', 'Cambio de llave'],
  },
  adicional_aceptado: {
    channels: ['whatsapp'],
    text: 'Buenas noticias: {{1}} aceptó el servicio adicional por {{2}} en «{{3}}».',
    examples: ['Clara Ríos', '$300.00 MXN', 'Cambio de llave'],
  },
  adicional_rechazado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} rechazó el servicio adicional de «{{2}}».',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  adicional_retirado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} retiró un servicio adicional de «{{2}}».',
    examples: ['Taller Núñez', 'Cambio de llave'],
  },
  asignado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} cambió quién hace el trabajo de «{{2}}». Revísalo en tu conversación.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  trabajo_asignado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} te asignó el trabajo «{{2}}» en Maestros.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  disputa: {
    channels: ['whatsapp', 'email'],
    subject: 'Se abrió una disputa en tu proyecto',
    text: 'Aviso: {{1}} abrió una disputa en «{{2}}». El dinero queda protegido mientras el equipo la revisa.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  disputa_resuelta: {
    channels: ['whatsapp', 'email'],
    subject: 'La disputa de tu proyecto está resuelta',
    text: 'El equipo de Maestros resolvió la disputa de «{{1}}». Lee la decisión en tu conversación.',
    examples: ['Cambio de llave'],
  },
  pago_devuelto: {
    channels: ['whatsapp'],
    text: 'Te devolvemos {{1}} de «{{2}}»: el proyecto ya no necesitaba ese pago.',
    examples: ['$300.00 MXN', 'Cambio de llave'],
  },
  completado_por_plazo: {
    channels: ['whatsapp'],
    text: 'El trabajo «{{1}}» se dio por completado: pasaron 7 días desde la entrega. Ya se pueden calificar.',
    examples: ['Cambio de llave'],
  },
  finalizada_por_plazo: {
    channels: ['whatsapp'],
    text: 'El proyecto «{{1}}» se finalizó: pasaron 7 días desde que se completó.',
    examples: ['Cambio de llave'],
  },
  telefono_cambiado: {
    channels: ['whatsapp', 'email'],
    subject: 'Cambiaste tu teléfono en Maestros',
    text: 'Hola, {{1}}: cambiaste el teléfono de tu cuenta de Maestros por uno que termina en {{2}}. Si no fuiste tú, cambia tu contraseña y escríbenos.',
    examples: ['Clara', '5678'],
  },
  telefono_por_equipo: {
    channels: ['whatsapp', 'email'],
    subject: 'El equipo cambió tu teléfono en Maestros',
    text: 'Hola, {{1}}: el equipo de Maestros cambió el teléfono de tu cuenta por uno que termina en {{2}}. Si no lo pediste, escríbenos.',
    examples: ['Clara', '5678'],
  },
  correo_por_equipo: {
    channels: ['whatsapp', 'email'],
    subject: 'El equipo cambió tu correo en Maestros',
    text: 'Hola, {{1}}: el equipo de Maestros cambió el correo de tu cuenta por {{2}} y desde ahora entras con ese. Si no lo pediste, escríbenos.',
    examples: ['Clara', 'c***@correo.mx'],
  },
  correo_nuevo: {
    channels: ['email'],
    subject: 'Este es tu correo nuevo en Maestros',
    text: 'Hola, {{1}}: el equipo de Maestros cambió el correo de tu cuenta por este. Desde ahora entras con él; tu contraseña es la misma.',
    examples: ['Clara'],
  },
  membresia_pagada: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu membresía de Maestros está activa',
    text: 'Recibimos tu pago de {{1}}: tu membresía {{2}} está activa hasta el {{3}} en Maestros.',
    examples: ['$399.00 MXN', 'Plata', 'lun 21 dic'],
  },
  membresia_devuelta: {
    channels: ['whatsapp', 'email'],
    subject: 'Te devolvemos un pago de tu membresía',
    text: 'Te devolvemos {{1}} a tu tarjeta: ese pago de la membresía {{2}} ya no hacía falta.',
    examples: ['$199.00 MXN', 'Bronce'],
  },
  membresia_por_terminar: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu membresía de Maestros termina pronto',
    text: 'Tu membresía {{1}} termina en {{2}}, el {{3}}. Puedes renovarla en tu perfil; si no, vuelves a Hierro sin costo.',
    examples: ['Plata', '3 días', 'lun 21 dic'],
  },
  membresia_terminada: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu membresía de Maestros terminó',
    text: 'Tu membresía {{1}} terminó y tu cuenta está de nuevo en Hierro, sin costo. Puedes elegir otra en tu perfil.',
    examples: ['Plata'],
  },
  datos_listos: {
    channels: ['email'],
    subject: 'La copia de tus datos está lista',
    text: 'Hola, {{1}}: la copia de tus datos que pediste está lista. Descárgala en los próximos días desde tu cuenta en Maestros, en la parte «Tus datos».',
    examples: ['Clara'],
  },
  eliminacion_pedida: {
    channels: ['email'],
    subject: 'Recibimos tu petición de eliminar tu cuenta',
    text: 'Hola, {{1}}: pediste que se elimine tu cuenta de Maestros. El equipo te responderá en un máximo de 20 días hábiles. Si no fuiste tú, entra a tu cuenta, retira la petición y cambia tu contraseña.',
    examples: ['Clara'],
  },
  pass_restablecida: {
    channels: ['email'],
    subject: 'Tu contraseña de Maestros cambió',
    text: 'Hola, {{1}}: tu cuenta de Maestros tiene una contraseña nueva y cerramos todas sus sesiones. Si no fuiste tú, restablécela desde la página para ingresar y escríbenos.',
    examples: ['Clara'],
  },
  metodo_de_pago: {
    channels: ['whatsapp', 'email'],
    subject: 'Cambió la cuenta donde te pagamos',
    text: 'Hola, {{1}}: desde ahora te pagaremos en la cuenta CLABE que termina en {{2}}. Por seguridad no haremos pagos en 72 horas. Si no fuiste tú, restablece tu contraseña y escríbenos.',
    examples: ['Ramón', '8134'],
  },
  deposito_enviado: {
    channels: ['whatsapp'],
    text: 'Hola, {{1}}: enviamos {{2}} a tu cuenta que termina en {{3}}. La clave de rastreo es {{4}} y te avisamos cuando llegue.',
    examples: ['Ramón', '$1,800.00 MXN', '8134', 'MAE2511260001'],
  },
  deposito_corregido: {
    channels: ['whatsapp'],
    text: 'Hola, {{1}}: la clave de rastreo de los {{2}} que enviamos a tu cuenta que termina en {{3}} era otra. La correcta es {{4}} y te avisamos cuando lleguen.',
    examples: ['Ramón', '$1,800.00 MXN', '8134', 'MAE2511260001'],
  },
  deposito_pagado: {
    channels: ['whatsapp'],
    text: 'Hola, {{1}}: el pago de {{2}} ya llegó a tu cuenta que termina en {{3}}.',
    examples: ['Ramón', '$1,800.00 MXN', '8134'],
  },
  deposito_fallido: {
    channels: ['whatsapp', 'email'],
    subject: 'No pudimos pagarte en tu cuenta',
    text: 'Hola, {{1}}: el pago de {{2}} no llegó a tu cuenta que termina en {{3}}. Motivo: {{4}}. El dinero está otra vez en tu saldo y lo intentamos de nuevo el próximo miércoles. Revisa tu método de pago en tu perfil.',
    examples: ['Ramón', '$1,800.00 MXN', '8134', 'La cuenta está cerrada'],
  },
  cuenta_creada: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu cuenta de profesional en Maestros está lista',
    text: 'Hola, {{1}}: el equipo de Maestros creó tu cuenta de profesional y ya está validada. Para entrar, elige tu contraseña aquí: {{2}} El enlace es solo para ti, sirve una vez y vence en 14 días.',
    examples: ['Ramón', 'https://maestros.mx/m/ca/ejemplo'],
  },
  cuenta_eliminada: {
    channels: ['whatsapp'],
    text: 'Hola: la otra cuenta de «{{1}}» se eliminó y el proyecto se cerró. No hubo ningún cargo.',
    examples: ['Cambio de llave'],
  },
  suspendida: {
    channels: ['whatsapp', 'email'],
    subject: 'Suspendimos tu cuenta de Maestros',
    text: 'Hola, {{1}}: el equipo de Maestros suspendió tu cuenta. Motivo: {{2}}. Por ahora no puedes entrar ni apareces en la búsqueda; tus proyectos y tu dinero se conservan. Si crees que es un error, escríbenos desde Contacto.',
    examples: ['Ramón', 'Varias personas reportaron cobros por fuera'],
  },
  restaurada: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu cuenta de Maestros está activa otra vez',
    text: 'Hola, {{1}}: tu cuenta de Maestros está activa otra vez y quedó como la dejaste. Ya puedes entrar.',
    examples: ['Ramón'],
  },
  validado: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu cuenta de Maestros ya está validada',
    text: 'Hola, {{1}}: el equipo de Maestros validó tu cuenta. Ya apareces en la búsqueda y puedes enviar propuestas.',
    examples: ['Ramón'],
  },
  rechazado: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu cuenta de Maestros necesita cambios',
    text: 'Hola, {{1}}: el equipo de Maestros revisó tu cuenta y todavía no la puede validar. Motivo: {{2}}. Corrígelo y escríbenos.',
    examples: ['Ramón', 'La foto no es tuya'],
  },
};

const entries = Object.entries(EVENTS) as [NotificationName, NotificationEvent][];

/** The name a template is registered under. */
export const templateName = (evento: string): string => `maestros_${evento}`;

/** The templates that WhatsApp must have approved before the first message. */
export const TEMPLATES: readonly Template[] = entries
  .filter(([, { channels }]) => channels.includes('whatsapp'))
  .map(([evento, { text, examples }]) => ({
    name: templateName(evento),
    category: 'UTILITY',
    text,
    examples,
  }));

export const eventOf = (evento: string): NotificationEvent => {
  const found = entries.find(([name]) => name === evento);
  if (!found) throw new Error(`no notification is called ${evento}`);
  return found[1];
};

/** The text with its parameters in place. */
export const render = (text: string, parameters: readonly string[]): string =>
  text.replaceAll(/\{\{(\d+)\}\}/g, (_, index: string) => parameters[Number(index) - 1] ?? '');
