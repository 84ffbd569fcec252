import * as z from 'zod/mini';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { sessionStart } from './views.ts';
import { instant } from './view-parts.ts';

const everyone = ['client', 'professional', 'admin'] as const;

const openSession = z.object({
  /** Names the session and opens nothing. */
  id: z.string(),
  dispositivo: z.string(),
  navegador: z.string(),
  createAt: instant,
  /** When it was used last, to the minute. */
  ultimo_uso: instant,
  /** Whether it is the one that asks. */
  actual: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** Where one's account is open, the one that asks first and then by last use. */
export const getSessions = call({
  path: '/account/get_sessions.php',
  access: everyone,
  input: z.object({}),
  output: z.object({ sesiones: z.array(openSession) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se cargaron tus sesiones', network: 'Error al cargar tus sesiones' },
});

const ending = {
  access: everyone,
  limit: { by: 'account', max: 120, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se cerró la sesión', network: 'Error al cerrar la sesión' },
} as const;

/** Ends one of one's own sessions: it is refused from then on, and its open streams end. */
export const endSession = call({
  ...ending,
  path: '/account/end_session.php',
  input: z.object({
    id: z
      .string('Elige una sesión.')
      .check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'Elige una sesión de la lista.')),
  }),
  output: z.object({}),
  errors: ['open_session_not_found'],
});

/** Ends all of one's own sessions but the one that asks. */
export const endOtherSessions = call({
  ...ending,
  path: '/account/end_other_sessions.php',
  input: z.object({}),
  output: z.object({
    /** How many it ended. */
    cerradas: z.number(),
  }),
  errors: [],
});

/** The password as it is, and twice as it shall be. */
export const changePasswordFields = z
  .object({
    pass_actual: z
      .string('Escribe tu contraseña actual.')
      .check(z.minLength(1, 'Escribe tu contraseña actual.'), z.maxLength(512)),
    pass: f.pass,
    confirm: z
      .string('Confirma tu contraseña nueva.')
      .check(z.minLength(1, 'Confirma tu contraseña nueva.')),
  })
  .check(
    z.refine(({ pass, confirm }) => pass === confirm, {
      message: 'Las contraseñas no coinciden.',
      path: ['confirm'],
    }),
    z.refine(({ pass_actual, pass }) => pass_actual !== pass, {
      message: 'Elige una distinta de la actual.',
      path: ['pass'],
    }),
  );

/**
 * Changes the password and ends every session of the account (decisions §2); whoever changed it goes
 * on with a new one, which the reply brings. Wrong tries count like those of a login.
 */
export const changePassword = call({
  path: '/account/change_password.php',
  access: everyone,
  input: changePasswordFields,
  output: sessionStart,
  errors: ['credentials_invalid'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'La contraseña no se cambió', network: 'Error al cambiar la contraseña' },
});
