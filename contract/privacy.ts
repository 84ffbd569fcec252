import * as z from 'zod/mini';
import { call, EVERYDAY, type OutputOf } from './call.ts';
import * as f from './fields.ts';
import { sessionStart } from './views.ts';
import { instant } from './view-parts.ts';

const everyone = ['client', 'professional', 'admin'] as const;
/** Clients and professionals, not administrators. */
const people = ['client', 'professional'] as const;

const openSession = z.object({
  /** Identifies the session; it cannot be used to sign in. */
  id: z.string(),
  dispositivo: z.string(),
  navegador: z.string(),
  /** Where it was last used: ISO 3166 alpha-2 where the address says so, and the network without its last part, or ''. */
  pais: z.nullable(z.string()),
  red: z.string(),
  createAt: instant,
  /** When it was last used, to the minute. */
  ultimo_uso: instant,
  /** Whether it is the caller's session. */
  actual: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** The account's sessions: the caller's first, then by last use (decisions §2). */
export const getSessions = call({
  path: '/account/get_sessions.php',
  access: everyone,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({ sesiones: z.array(openSession) }),
  errors: [],
  limit: { ...EVERYDAY, by: 'session' },
  texts: { failed: 'No se cargaron tus sesiones', network: 'Error al cargar tus sesiones' },
});

const ending = {
  access: everyone,
  permission: ['lectura'],
  fresh: false,
  limit: { by: 'session', max: 120, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se cerró la sesión', network: 'Error al cerrar la sesión' },
} as const;

/** Ends one of the account's sessions: it becomes invalid, and its open streams are closed. */
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

/** Ends all of the account's sessions except the caller's. */
export const endOtherSessions = call({
  ...ending,
  path: '/account/end_other_sessions.php',
  input: z.object({}),
  output: z.object({
    /** How many were ended. */
    cerradas: z.number(),
  }),
  errors: [],
});

/** The current password, and the new one twice. */
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
 * Changes the password and ends every session of the account (decisions §2); the caller continues with a new
 * one from the reply. Wrong passwords count like failed logins.
 */
export const changePassword = call({
  path: '/account/change_password.php',
  access: everyone,
  permission: ['lectura'],
  fresh: 'by_handler',
  input: changePasswordFields,
  output: sessionStart,
  errors: ['credentials_invalid'],
  limit: { by: 'session', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'La contraseña no se cambió', network: 'Error al cambiar la contraseña' },
});

/** The state of the caller's data copy and deletion request. */
export const getPrivacy = call({
  path: '/account/get_privacy.php',
  access: people,
  fresh: false,
  input: z.object({}),
  output: z.object({
    /** The latest requested copy, while it is being made or can be downloaded. */
    datos: z.nullable(
      z.object({
        pedidos_at: instant,
        /** Until when it can be downloaded; null while it is being made. */
        vencen_at: z.nullable(instant),
        bytes: z.number(),
      }),
    ),
    eliminacion: z.nullable(z.object({ pedida_at: instant })),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se cargaron tus datos', network: 'Error al cargar tus datos' },
});
export type Privacy = OutputOf<typeof getPrivacy>;

/** Where the caller downloads their copy. */
export const getDataLink = call({
  path: '/account/get_data_link.php',
  access: people,
  fresh: true,
  input: z.object({}),
  /** A path below the API base, valid for 5 minutes; null while no copy is ready. */
  output: z.object({ enlace: z.nullable(z.string()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se encontró tu copia', network: 'Error al descargar tus datos' },
});

/** Requests an archive of all data about the caller, who is notified when it is ready. */
export const requestData = call({
  path: '/account/request_data.php',
  access: people,
  fresh: true,
  input: z.object({}),
  output: z.object({}),
  errors: ['data_asked_lately'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se pidieron tus datos', network: 'Error al pedir tus datos' },
});

/** Asks the team to delete the account. Wrong passwords count like failed logins. */
export const requestDeletion = call({
  path: '/account/request_deletion.php',
  access: people,
  fresh: 'by_handler',
  input: z.object({
    pass: f.ownPass,
    motivo: z.optional(f.optionalText(500)),
  }),
  output: z.object({}),
  errors: ['credentials_invalid'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se envió tu petición', network: 'Error al enviar tu petición' },
});

/** Withdraws the request for deletion; without one it changes nothing. */
export const withdrawDeletion = call({
  path: '/account/withdraw_deletion.php',
  access: people,
  fresh: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se retiró tu petición', network: 'Error al retirar tu petición' },
});
