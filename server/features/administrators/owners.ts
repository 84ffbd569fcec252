import { permissionsOf } from '#domain/administrators/permissions.ts';
import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockAdministrators } from '#server/features/accounts/index.ts';

export const isOwner = (one: { readonly permisos: readonly string[] | null }): boolean =>
  permissionsOf({ permisos: one.permisos }).includes('dueño');

/** Locks the team; ends the call when the caller lost their permission while waiting for that. */
export async function lockTeamFor(trx: Trx, caller: { readonly id: number }) {
  const team = await lockAdministrators(trx);
  if (!team.some((one) => one.id === caller.id && isOwner(one))) fail('session_not_found');
  return team;
}
