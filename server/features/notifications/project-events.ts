import type { NotificationName } from '#domain/notifications/events.ts';
import type { NotificationEvent } from './notification-event.ts';

const LINK = 'https://maestros.mx/chat/ejemplo';

/** What people are told of messages, requests and projects. */
export const PROJECT_EVENTS = {
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
  cancelada_por_plazo: {
    channels: ['whatsapp'],
    text: 'El proyecto «{{1}}» se canceló: pasaron 7 días sin pago. No hubo ningún cargo.',
    examples: ['Cambio de llave'],
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
    text: 'Aviso: {{1}} abrió una disputa en «{{2}}». El dinero queda protegido. Cuenta tu versión en tu conversación en los próximos 3 días: el equipo lee las dos antes de decidir.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  disputa_respondida: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} contó su versión en la disputa de «{{2}}». Léela en tu conversación.',
    examples: ['Taller Núñez', 'Cambio de llave'],
  },
  disputa_resuelta: {
    channels: ['whatsapp', 'email'],
    subject: 'La disputa de tu proyecto está resuelta',
    text: 'El equipo de Maestros resolvió la disputa de «{{1}}». Lee la decisión en tu conversación.',
    examples: ['Cambio de llave'],
  },
  disputa_retirada: {
    channels: ['whatsapp', 'email'],
    subject: 'Se retiró la disputa de tu proyecto',
    text: 'Aviso: {{1}} retiró la disputa de «{{2}}». El proyecto sigue donde estaba, con el tiempo que le quedaba.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  acuerdo_ofrecido: {
    channels: ['whatsapp', 'email'],
    subject: 'Te proponen un acuerdo en tu disputa',
    text: 'Hola: {{1}} propuso un acuerdo en la disputa de «{{2}}». Lee cuánto sería para cada quien en tu conversación.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  acuerdo_declinado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} no aceptó el acuerdo que propusiste en «{{2}}». Puedes proponer otro en tu conversación.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  acuerdo_retirado: {
    channels: ['whatsapp'],
    text: 'Hola: {{1}} retiró el acuerdo que había propuesto en «{{2}}». La disputa sigue abierta.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  disputa_acordada: {
    channels: ['whatsapp', 'email'],
    subject: 'La disputa de tu proyecto terminó con un acuerdo',
    text: 'Buenas noticias: {{1}} aceptó el acuerdo de «{{2}}» y la disputa terminó. Lee cómo quedó el dinero en tu conversación.',
    examples: ['Clara Ríos', 'Cambio de llave'],
  },
  caso_abierto: {
    channels: ['whatsapp', 'email'],
    subject: 'El equipo revisa tu proyecto',
    text: 'El equipo de Maestros está revisando «{{1}}», que lleva tiempo detenido. Lee en tu conversación qué falta.',
    examples: ['Cambio de llave'],
  },
  caso_seguir: {
    channels: ['whatsapp'],
    text: 'El equipo de Maestros revisó «{{1}}»: el proyecto sigue como estaba.',
    examples: ['Cambio de llave'],
  },
  pago_devuelto: {
    channels: ['whatsapp'],
    text: 'Te devolvemos {{1}} de «{{2}}»: el proyecto ya no necesitaba ese pago.',
    examples: ['$300.00 MXN', 'Cambio de llave'],
  },
  devolucion_fallida: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu devolución no llegó a la tarjeta',
    text: 'El banco de tu tarjeta no aceptó la devolución de {{1}} de «{{2}}». El dinero sigue apartado para ti: te escribiremos para que lo recibas de otra forma.',
    examples: ['$300.00 MXN', 'Cambio de llave'],
  },
  devolucion_reenviada: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu devolución ya va hacia tu tarjeta',
    text: 'La devolución de {{1}} de «{{2}}» que tu banco no había aceptado ya salió otra vez hacia tu tarjeta. El banco puede tardar de 5 a 10 días hábiles en mostrarla.',
    examples: ['$300.00 MXN', 'Cambio de llave'],
  },
  devuelto_en_proveedor: {
    channels: ['whatsapp', 'email'],
    subject: 'El equipo devolvió dinero de tu proyecto',
    text: 'El equipo de Maestros devolvió {{1}} de «{{2}}» a la tarjeta con la que se pagó. El banco puede tardar de 5 a 10 días hábiles en mostrarlo.',
    examples: ['$300.00 MXN', 'Cambio de llave'],
  },
  contracargo: {
    channels: ['whatsapp', 'email'],
    subject: 'Un pago de tu proyecto está en revisión del banco',
    text: 'El banco de la tarjeta está revisando un pago de {{1}} de «{{2}}». Hasta que decida, el proyecto y su dinero esperan. Ábrelo en {{3}} para ver qué pasó.',
    examples: ['$2,000.00 MXN', 'Cambio de llave', LINK],
  },
  contracargo_profesional: {
    channels: ['whatsapp', 'email'],
    subject: 'Un pago de tu proyecto está en revisión del banco',
    text: 'El banco de la tarjeta de tu cliente está revisando un pago de {{1}} de «{{2}}». Hasta que decida, el proyecto y su dinero esperan. De lo que ya se te liberó reservamos {{3}}. Ábrelo en {{4}} para ver qué pasó.',
    examples: ['$2,000.00 MXN', 'Cambio de llave', '$947.00 MXN de tu saldo', LINK],
  },
  contracargo_ganado: {
    channels: ['whatsapp', 'email'],
    subject: 'El banco decidió sobre el pago de tu proyecto',
    text: 'El banco confirmó el pago de {{1}} de «{{2}}». Ábrelo en {{3}} para ver cómo quedó.',
    examples: ['$2,000.00 MXN', 'Cambio de llave', LINK],
  },
  contracargo_ganado_devolucion: {
    channels: ['whatsapp', 'email'],
    subject: 'El banco decidió sobre el pago de tu proyecto',
    text: 'El banco confirmó el pago de {{1}} de «{{2}}», y lo que se le debe al cliente ({{3}}) sale otra vez hacia su tarjeta. El banco puede tardar de 5 a 10 días hábiles en mostrarlo. Ábrelo en {{4}} para ver qué pasó.',
    examples: ['$2,000.00 MXN', 'Cambio de llave', '$2,000.00 MXN', LINK],
  },
  contracargo_perdido: {
    channels: ['whatsapp', 'email'],
    subject: 'El banco decidió sobre el pago de tu proyecto',
    text: 'El banco devolvió a la tarjeta {{1}} de «{{2}}». El equipo de Maestros te escribirá si falta algo por arreglar. Ábrelo en {{3}} para ver qué pasó.',
    examples: ['$2,000.00 MXN', 'Cambio de llave', LINK],
  },
  devuelto_por_fuera: {
    channels: ['whatsapp', 'email'],
    subject: 'Ya te devolvimos tu dinero',
    text: 'El equipo de Maestros te devolvió {{1}} de «{{2}}» por otro medio: {{3}}.',
    examples: ['$300.00 MXN', 'Cambio de llave', 'transferencia, clave 0041'],
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
} as const satisfies Partial<Record<NotificationName, NotificationEvent>>;
