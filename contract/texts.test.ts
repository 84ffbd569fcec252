import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { errorsOf } from './call.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { calls } from './index.ts';

// 1 §8 and 2 §8 to the letter: what each call says when the server gives no reason, and when it is not reached.

const CODE = ['El código no es válido', 'Error al validar el código'];
const CREATION = ['Tu cuenta no se ha creado', 'Error al crear la cuenta'];
const SENDING = ['No se realizó el envío del codigo', 'No se realizó el envío del correo'];
const UPDATE = ['No se pudo actualizar la propuesta', 'Error al actualizar la propuesta'];
const PROPOSAL = ['No se pudo enviar la propuesta', 'Error al enviar la propuesta'];
const PAYMENT = ['Sin comunicación con Stripe', 'Sin comunicación con Stripe'];
const LOST_NETWORK = 'No se pudo conectar con el servidor.';
const MESSAGE = ['No se pudo enviar el mensaje', 'Error al enviar el mensaje'];

const PAIRS: Record<string, readonly string[]> = {
  '/create-account/validate_code.php': CODE,
  '/verify-account/validate_code.php': CODE,
  '/create-account/create.php': CREATION,
  '/create-account/create-profesional.php': CREATION,
  '/verify-account/validate_login.php': [
    'La contraseña no es valida',
    'Error al validar la cuenta',
  ],
  '/create-account/code_send.php': SENDING,
  '/verify-account/code_send_mail.php': SENDING,
  // Two calls, three texts: the second call has the third one.
  '/default/get_categorias.php': [
    'No se cargaron las categorias',
    'Error al cargar las categorias',
  ],
  '/default/get_data_categorias.php': [
    'No se cargaron las categorias',
    'Error al conectar con el servidor',
  ],
  '/default/get_estados_ciudades.php': [
    'No se cargaron los estados y ciudades',
    'Error al cargar estados y ciudades',
  ],
  '/verify-account/restore_password.php': [
    'Error al restaurar - petición',
    'Error al restaurar - servidor',
  ],
  '/default/configure_account.php': [
    'No se obtuvo la cuenta, contacta a soporte',
    'Error al cargar la cuenta, contacta a soporte',
  ],
  // One text for both.
  '/default/configure_end.php': ['La cuenta no se configuro', 'La cuenta no se configuro'],
  '/default/contacto.php': MESSAGE,
  '/chat/update_proposal.php': UPDATE,
  '/chat/update_adicionales_proposal.php': UPDATE,
  '/chat/send_message.php': MESSAGE,
  '/chat/proposal.php': PROPOSAL,
  '/chat/update_data_proposal.php': PROPOSAL,
  '/chat/new-review.php': ['No se crear la calificación', 'Error al crear la calificación'],
  '/chat/anticipo_proposal.php': ['No se pudo enviar el anticipo', 'No se pudo enviar el anticipo'],
  '/get_stripe_keys.php': PAYMENT,
  '/stripe/create_project.php': PAYMENT,
  '/update-account/account.php': ['Tu cuenta no se actualizó', 'Error al actualizar la cuenta'],
  '/update-account/perfil.php': ['Tu cuenta no se actualizó', 'Error al actualizar la cuenta'],
  '/update-account/address.php': ['Tu cuenta no se ha actualizo', 'Error al actualizar la cuenta'],
  '/admin/accounts/get_user.php': ['No se obtuvo la cuenta', 'Error al cargar la cuenta'],
  '/admin/accounts/update_account.php': [
    'No se actualizo la cuenta',
    'Error al actualizar la cuenta',
  ],
  '/admin/accounts/update_address.php': [
    'No se actualizo la dirección',
    'Error al actualizar la dirección',
  ],
  '/admin/accounts/update_profile.php': [
    'No se actualizo la perfil',
    'Error al actualizar la perfil',
  ],
  '/admin/accounts/get_accounts.php': [
    'No se obtuvieron las cuentas',
    'Error al cargar las cuentas',
  ],
  '/admin/accounts/delete_account.php': [
    'No se elimino el cliente',
    'Error al eliminar el cliente',
  ],
  '/admin/mensajes/get_mensajes.php': [
    'No se obtuvieron los mensajes',
    'Error al cargar los mensajes',
  ],
  '/admin/reviews/get_reviews.php': ['No se obtuvieron las reseñas', 'Error al cargar las reseñas'],
  '/admin/reviews/get_review.php': ['No se obtuvo la reseña', 'Error al cargar la reseña'],
  '/admin/reviews/delete_review.php': ['No se elimino el reseña', 'Error al eliminar el reseña'],
  // The specification has no text for a network failure.
  '/admin/pagos/get_pagos_de_clientes.php': [
    'No se obtuvieron los pagos',
    'Error al cargar los pagos',
  ],
  '/admin/pagos/get_pago_de_cliente.php': ['No se obtuvo el pago', 'Error al cargar el pago'],
  '/admin/categorias/get_categorias.php': ['No se obtuvieron las categorias', LOST_NETWORK],
  '/admin/categorias/update_categorias.php': ['La categoria no se guardo', LOST_NETWORK],
  ...Object.fromEntries(
    ['cuentas', 'mensajes', 'propuestas', 'pagos', 'reviews', 'notifications'].map((report) => [
      `/admin/reportes/${report}.php`,
      ['No se obtuvieron las métricas', 'Error al cargar las métricas'],
    ]),
  ),
  '/stripe/create.php': PAYMENT,
  '/update-account/payment-method.php': [
    'El método de pago no se pudo actualizar.',
    'Error al actualizar el método de pago.',
  ],
  // Its first text is not given.
  '/update-account/membership.php': [
    'No se pudo actualizar tu membresia',
    'Error al actualizar tu membresia',
  ],
  '/default/niveles.php': ['No se cargaron los niveles', 'Error al cargar niveles'],
  '/default/get_profiles.php': ['No se cargaron los perfiles', 'Error al cargar el perfil'],
  '/default/get_profile_public.php': ['No se obtuvo el perfil', 'Error al cargar el perfil'],
  '/default/get_profile.php': ['No se obtuvo el perfil', 'Error al cargar el perfil'],
  '/update-account/add-portfolio.php': [
    'No se pudo agregar el proyecto',
    'Error al agregar el proyecto',
  ],
  '/update-account/edit-portfolio.php': [
    'No se pudo actualizar el proyecto',
    'Error al actualizar el proyecto',
  ],
  '/update-account/delete-portfolio.php': [
    'No se pudo eliminar el proyecto.',
    'Error al eliminar el proyecto.',
  ],
};

describe.each(Object.entries(PAIRS))('%s', (at, [failed, network]) => {
  const call = calls.find((one) => one.path === at);
  it('has its texts of 1 §8 or 2 §8', () => {
    expect(call?.texts).toEqual({ failed, network });
  });
});

const replies: Partial<Record<ErrorCode, string>> = {
  configure_in_use: 'Cuenta en uso',
  no_session: 'No hay una sesión iniciada',
  session_not_found: 'No se encontró una sesión activa',
  code_invalid: 'El código no es válido',
  credentials_invalid: 'La contraseña no es valida',
  configure_not_found: 'No se obtuvo la cuenta, contacta a soporte',
  profile_image_too_large: 'La imagen de perfil excede 6 MB',
  message_empty: 'No puedes enviar un mensaje vacio',
  attachment_too_large: 'El adjunto excede el tamaño máximo de 6MB',
  proposal_only_professional: 'Solo el profesional puede generar una propuesta',
  proposal_only_to_client:
    'No puedes generar una propuesta con otro profesional, el necesita crear una cuenta como cliente',
  payment_provider_unreachable: 'Sin comunicación con Stripe',
  portfolio_image_too_large: 'La imagen {file} excede el tamaño máximo de 6MB.',
  portfolio_images_too_many: 'Se ha alcanzado el límite máximo de 10 imágenes.',
  portfolio_images_too_heavy: 'El total de imágenes excede el tamaño máximo de 50MB.',
  internal: 'Error en el servidor al procesar la petición',
};

test.each(Object.entries(replies))('the server answers %s with «%s»', (code, text) => {
  expect(ERRORS[code as ErrorCode][1]).toBe(text);
});

// Texts that only the browser has.

const WEB = path.resolve(import.meta.dirname, '../web');
const screens = globSync('{areas,shared}/**/*.{ts,tsx}', { cwd: WEB, exclude: ['areas/dev/**'] })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(WEB, file), 'utf8'))
  .join('\n');

test.each([
  'Código Validado',
  'Tu cuenta se creó sin problemas',
  'Acceso Validado',
  'Iniciando sesión',
  'Enviado',
  'El correo se envió con éxito',
  'Contraseña restablecida',
  'Cuenta configurada',
  'La cuenta se creó sin problemas.',
  'Codigo enviado',
  'Puede demorar hasta 1 minuto en llegar',
  'La membresia se actualizo con exito.',
  'La propuesta se actualizo correctamente',
  'La propuesta se envió correctamente',
  'La calificación se proceso con exito',
  'El anticipo se envio correctamente',
  'Tu mensaje se envio correctamente',
  'El mensaje no se envio',
  'Sin resultado',
  'No se obtuvieron resultados',
  'Si persiste informa al soporte',
  'Error interno, intenta más tarde',
  'Cuenta actualizada.',
  'Tu cuenta se actualizo sin problemas.',
  'Proyecto agregado exitosamente',
  'Proyecto actualizado exitosamente',
  'Proyecto eliminado exitosamente.',
  'El método de pago se actualizó correctamente.',
  'Cliente eliminado con exito',
  'La cuenta no se ha creado',
  'Reseña eliminado con exito',
  '¿Estás seguro que deseas eliminar esta reseña?',
  'La categoria se guardo con exito',
  'Ingresa una opción para el formulario',
  'Cuenta actualizada exitosamente.',
  'Dirección actualizada exitosamente.',
  'Perfil actualizada exitosamente.',
  'Listado de mensajes',
  'Resumen de cuentas',
  'Reporte de mensajes',
  'Reporte de propuestas',
  'Reporte de pagos de clientes',
  'Reporte de reseñas',
  'Reporte de notificaciones',
  'Describe brevemente los trabajos que realiza',
  'Selecciona una profesión',
  'Selecciona un estado',
  'Selecciona una ciudad',
  'Volver a las cuentas',
])('a screen says «%s»', (text) => {
  expect(screens).toContain(text);
});

// Every error of the catalogue is used by a call.

/** Errors answered outside calls: unknown URLs, files and the provider's webhook. */
const BESIDE_CALLS: readonly ErrorCode[] = [
  'unknown_call',
  'not_found',
  'link_expired',
  'id_image_unreadable',
  'webhook_signature',
];
const answered = new Set<string>([...BESIDE_CALLS, ...calls.flatMap(errorsOf)]);

test.each(Object.keys(ERRORS))('some call answers %s', (code) => {
  expect(answered).toContain(code);
});

test.each(Object.entries(ERRORS))('%s has a failing status and a sentence', (_code, reply) => {
  const [status, text] = reply;
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(text).toMatch(/^\p{Lu}.{5,}/u);
});
