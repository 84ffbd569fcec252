import * as z from 'zod/mini';
import { type Permission, PERMISSIONS, permissionSet } from '#domain/administrators/permissions.ts';

export const permission = z.enum(PERMISSIONS, 'Elige permisos de la lista.');

/** As chosen, in one order: `dueño` includes all others. */
export const permissions = z.pipe(
  z.pipe(
    z
      .array(permission, 'Elige al menos un permiso.')
      .check(z.minLength(1, 'Elige al menos un permiso.')),
    z.transform((chosen: Permission[]) => permissionSet(chosen)),
  ),
  z.array(permission),
);
