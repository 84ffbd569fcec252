import { type Needed, permits, whoMay } from '#domain/administrators/permissions.ts';
import { failSaying } from './failure.ts';
import type { Caller } from './handler.ts';

/** Ends the call of an administrator who may not, and says who may (4 §F). */
export function requirePermission({ permisos }: Caller, needed: Needed): void {
  if (!permits(permisos, needed)) failSaying('no_permission', whoMay(needed));
}
