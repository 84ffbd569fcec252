/** Who is in the team and what each may do (4 §F). */
import * as z from 'zod/mini';
import { permission, permissions } from './administrators/permissions.ts';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { instant, picture } from './view-parts.ts';

export * from './administrators/invitations.ts';

const admin = ['admin'] as const;

const administrator = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  email: z.string(),
  img_profile: picture,
  permisos: z.array(permission),
  suspendida: z.boolean(),
  /** When they last did something while signed in; null without an open session. */
  visto_at: z.nullable(instant),
  createAt: instant,
});
export type Administrator = z.infer<typeof administrator>;

/** At most so many are shown: a team, not a list to be paged. */
export const TEAM_MAX = 200;

/** The team, in the order in which they came. */
export const getAdministrators = call({
  path: '/admin/administrators/get_administrators.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({ administradores: z.array(administrator) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el equipo', network: 'Error al cargar el equipo' },
});

/**
 * Replaces what an administrator may do, from their next call on. `antes` is what the screen showed: of two who change
 * somebody at once, the second is told of the first.
 */
export const setPermissions = call({
  path: '/admin/administrators/set_permissions.php',
  access: admin,
  permission: ['dueño'],
  fresh: true,
  input: z.object({ user_id: f.keylogin, permisos: permissions, antes: permissions }),
  output: z.object({ administrador: administrator }),
  errors: ['account_not_found', 'administrator_changed', 'administrator_last_owner'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se cambiaron los permisos', network: 'Error al cambiar los permisos' },
});
