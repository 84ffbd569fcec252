import * as z from 'zod/mini';
import { call, EVERYDAY } from './call.ts';
import { sessionStart, user } from './views.ts';

/** Whether the stored session still holds, and the user as of now (1 §4, §7). */
export const validateSession = call({
  path: '/account/validate_session.php',
  access: ['client', 'professional', 'admin'],
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
  access: ['client', 'professional', 'admin'],
  input: z.object({}),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se cerró la sesión', network: 'Error al conectar con el servidor' },
});

/** Login: the same answer for an unknown e-mail and a wrong password (decisions §2). */
export const validateLogin = call({
  path: '/verify-account/validate_login.php',
  access: 'public',
  input: z.object({
    email: z
      .string('Escribe tu correo.')
      .check(z.trim(), z.minLength(1, 'Escribe tu correo.'), z.maxLength(254)),
    pass: z
      .string('Escribe tu contraseña.')
      .check(z.minLength(1, 'Escribe tu contraseña.'), z.maxLength(512)),
  }),
  output: z.object({ ...sessionStart.shape, url_return: z.string() }),
  errors: ['credentials_invalid', 'account_suspended'],
  limit: { by: 'address', max: 300, seconds: 900, counted: 'together' },
  texts: { failed: 'La contraseña no es valida', network: 'Error al validar la cuenta' },
});
