import type { NotificationName } from '#domain/notifications/events.ts';
import type { NotificationEvent } from './notification-event.ts';

/** What people are told of their account, their membership and their money. */
export const ACCOUNT_EVENTS = {
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
  perdida_cargada: {
    channels: ['whatsapp', 'email'],
    subject: 'Se perdió un pago de tu proyecto',
    text: 'Se perdió un pago de «{{1}}» que ya se te había liberado. De lo que recibiste se te descuentan {{2}}. Motivo: {{3}}.',
    examples: ['Cambio de llave', '$500.00 MXN', 'No hay prueba de la entrega'],
  },
  perdida_repuesta: {
    channels: ['whatsapp', 'email'],
    subject: 'Te repusimos lo que se te había descontado',
    text: 'El banco cambió su decisión y devolvió el pago de «{{1}}» que se había perdido. Te repusimos {{2}} y ya no debes nada de ese pago.',
    examples: ['Cambio de llave', '$500.00 MXN'],
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
  deposito_devuelto: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu banco devolvió un pago: confirma tu cuenta',
    text: 'Hola, {{1}}: el banco devolvió el pago de {{2}} que había llegado a tu cuenta que termina en {{3}}. Motivo: {{4}}. El dinero está otra vez en tu saldo. Mientras esa sea tu cuenta, no te pagamos hasta que la confirmes o la cambies en tu método de pago.',
    examples: ['Ramón', '$1,800.00 MXN', '8134', 'La cuenta está cerrada'],
  },
  deposito_fallido_adeudo: {
    channels: ['whatsapp', 'email'],
    subject: 'No pudimos pagarte en tu cuenta',
    text: 'Hola, {{1}}: el pago de {{2}} no llegó a tu cuenta que termina en {{3}}. Motivo: {{4}}. De ese dinero, {{5}} cubrieron tu adeudo y lo demás está otra vez en tu saldo. Revisa tu método de pago en tu perfil.',
    examples: ['Ramón', '$1,800.00 MXN', '8134', 'La cuenta está cerrada', '$100.00 MXN'],
  },
  deposito_devuelto_adeudo: {
    channels: ['whatsapp', 'email'],
    subject: 'Tu banco devolvió un pago: confirma tu cuenta',
    text: 'Hola, {{1}}: el banco devolvió el pago de {{2}} que había llegado a tu cuenta que termina en {{3}}. Motivo: {{4}}. De ese dinero, {{5}} cubrieron tu adeudo y lo demás está otra vez en tu saldo. Mientras esa sea tu cuenta, no te pagamos hasta que la confirmes o la cambies en tu método de pago.',
    examples: ['Ramón', '$1,800.00 MXN', '8134', 'La cuenta está cerrada', '$100.00 MXN'],
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
} as const satisfies Partial<Record<NotificationName, NotificationEvent>>;
