import * as z from 'zod/mini';
import * as f from './fields.ts';
import { call, EVERYDAY } from './call.ts';
import { challenge, signed } from './second-factor/passkeys.ts';
import { sessionStart, user } from './views.ts';

/** Whether the stored session is still valid, and the current user (1 §4, §7). */
export const validateSession = call({
  path: '/account/validate_session.php',
  withoutFactor: true,
  access: ['client', 'professional', 'admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({ user }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se encontró una sesión activa',
    network: 'Error al conectar con el servidor',
  },
});

/** Ends the session on the server (decisions §2). */
export const closeSession = call({
  path: '/account/close_session.php',
  withoutFactor: true,
  access: ['client', 'professional', 'admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
  limit: { ...EVERYDAY, by: 'session' },
  texts: { failed: 'No se cerró la sesión', network: 'Error al conectar con el servidor' },
});

/**
 * Proves who is at the session, for calls that need it (4 §F); it holds for five minutes. Who has a second factor proves
 * that, everybody else their password. Wrong ones count like those of a login.
 */
export const prove = call({
  path: '/account/prove.php',
  withoutFactor: true,
  access: ['client', 'professional', 'admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    pass: z.optional(f.ownPass),
    /** Of the app, or on paper. */
    codigo: z.optional(f.factorCode),
    /** Of a key of the account, for `get_passkey_challenge`. */
    llave: z.optional(signed),
  }),
  output: z.object({}),
  errors: [
    'credentials_invalid',
    'factor_needed',
    'factor_wrong',
    'factor_used',
    'recovery_wrong',
    'passkey_wrong',
  ],
  limit: { by: 'session', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se confirmó que eres tú', network: 'Error al confirmar que eres tú' },
});

const LOGIN_FAILED = 'La contraseña no es valida';

/**
 * Login: the same answer for an unknown e-mail and a wrong password (decisions §2). Who has a second factor sends its code
 * too: `factor_needed` says so once the password is right (4 §F).
 */
export const validateLogin = call({
  path: '/verify-account/validate_login.php',
  access: 'public',
  input: z.object({
    email: z
      .string('Escribe tu correo.')
      .check(z.trim(), z.minLength(1, 'Escribe tu correo.'), z.maxLength(254)),
    pass: z
      .string('Escribe tu contraseña.')
      .check(z.minLength(1, 'Escribe tu contraseña.'), z.maxLength(512, LOGIN_FAILED)),
    codigo: z.optional(f.factorCode),
  }),
  output: z.object({ ...sessionStart.shape, url_return: z.string() }),
  errors: [
    'credentials_invalid',
    'account_suspended',
    'factor_needed',
    'factor_wrong',
    'recovery_wrong',
    'factor_used',
  ],
  limit: { by: 'address', max: 300, seconds: 900, counted: 'together' },
  texts: { failed: LOGIN_FAILED, network: 'Error al validar la cuenta' },
});

/** What a device has to sign so that its owner signs in. Says nothing of any account. */
export const beginPasskeyLogin = call({
  path: '/verify-account/begin_passkey_login.php',
  access: 'public',
  input: z.object({}),
  output: z.object({ reto: challenge }),
  errors: [],
  limit: { by: 'address', max: 120, seconds: 900, counted: 'together' },
  texts: { failed: 'No se preparó tu llave', network: 'Error al preparar tu llave' },
});

/** Signs in whose key it is, without a password: the device has proved its owner (4 §F). */
export const passkeyLogin = call({
  path: '/verify-account/passkey_login.php',
  access: 'public',
  input: z.object({ respuesta: signed }),
  output: z.object({ ...sessionStart.shape, url_return: z.string() }),
  errors: ['passkey_wrong', 'account_suspended'],
  limit: { by: 'address', max: 120, seconds: 900, counted: 'together' },
  texts: { failed: 'No se validó tu llave', network: 'Error al validar tu llave' },
});

/** The handle that `code_send_mail.php` answered. Any text is accepted; an unknown one has no effect. */
const handle = z
  .string('Pide un código para tu correo.')
  .check(z.minLength(1, 'Pide un código para tu correo.'), z.maxLength(200));

/**
 * Sends a six-digit code by e-mail to whoever has an account. The answer is the same without one
 * (1 §4, decisions §2).
 */
export const codeSendMail = call({
  path: '/verify-account/code_send_mail.php',
  access: 'public',
  input: z.object({ email: f.email }),
  output: z.object({
    /** Not an account's id: a single-use handle that the next two calls send under this name. */
    keylogin: z.string(),
    /** Seconds until the code may be sent again. */
    reenvio: z.number(),
  }),
  errors: ['code_resend_wait', 'mail_too_many'],
  limit: { by: 'address', max: 60, seconds: 3600, counted: 'together' },
  texts: {
    failed: 'No se realizó el envío del codigo',
    network: 'No se realizó el envío del correo',
  },
});

/** Verifies the code that was sent by e-mail with this handle (1 §4). */
export const validateCode = call({
  path: '/verify-account/validate_code.php',
  access: 'public',
  input: z.object({ keylogin: handle, code: f.code }),
  output: z.object({}),
  errors: ['code_invalid', 'code_expired', 'code_dead', 'restore_not_requested'],
  limit: { by: 'address', max: 300, seconds: 3600, counted: 'together' },
  texts: { failed: 'El código no es válido', network: 'Error al validar el código' },
});

/** Sets a new password, once, after a verified code, and ends all sessions of the account (1 §4). */
export const restorePassword = call({
  path: '/verify-account/restore_password.php',
  access: 'public',
  input: z.object({ keylogin: handle, pass: f.pass }),
  output: z.object({}),
  errors: ['restore_not_requested', 'restore_not_proved', 'code_expired'],
  limit: { by: 'address', max: 60, seconds: 3600, counted: 'together' },
  texts: {
    failed: 'Error al restaurar - petición',
    network: 'Error al restaurar - servidor',
  },
});
