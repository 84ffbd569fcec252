import { setPermissions as call } from '#contract/administrators.ts';
import {
  PERMISSION_NAMES,
  type Permission,
  permissionsOf,
} from '#domain/administrators/permissions.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { accountName, visibleName, whoDid } from '#server/features/accounts/index.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';
import { listFor } from '#server/features/notifications/index.ts';
import { sharedPaths } from '#lib/paths.ts';
import { isOwner, lockTeamFor } from './owners.ts';
import { administrators, administratorView } from './queries.ts';

export const setPermissions = handle(call, async (input, { caller, db, now }) => {
  const { user_id, permisos, antes } = input;
  const team = await lockTeamFor(db, caller);
  const before =
    (await administrators(db).where('a.keylogin', '=', user_id).executeTakeFirst()) ??
    fail('account_not_found');
  const had = permissionsOf(before);
  // A second press, or a lost reply: it is already done.
  if (isSame(had, permisos)) return { administrador: administratorView(before) };
  if (!isSame(had, antes))
    return failSaying('administrator_changed', await changedWords(db, user_id));
  const stays =
    permisos.includes('dueño') || team.some((one) => one.id !== before.id && isOwner(one));
  if (!stays) return fail('administrator_last_owner');
  await db.updateTable('account').set({ permisos }).where('id', '=', before.id).execute();
  await audit(db, {
    adminId: caller.id,
    action: 'cambiar_permisos',
    subjectId: user_id,
    people: [before.id],
    before: { permisos: had },
    after: { permisos },
    now,
  });
  // Whoever changes them for harm is not the only one who knows.
  const owners = team.filter(isOwner).map(({ id }) => id);
  const names = permisos.map((one) => PERMISSION_NAMES[one].toLowerCase()).join(', ');
  await listFor(
    db,
    [...new Set([before.id, ...owners])].filter((id) => id !== caller.id),
    {
      subject: 'Cambiaron permisos del equipo',
      text: `${await accountName(db, caller.id)} cambió los permisos de ${visibleName(before)}. Ahora tiene: ${names}.`,
      path: sharedPaths.team,
    },
    now,
  );
  return { administrador: administratorView({ ...before, permisos }) };
});

const isSame = (one: readonly Permission[], other: readonly Permission[]): boolean =>
  one.length === other.length && one.every((permission) => other.includes(permission));

/** Who changed what somebody may do, and when, for who comes second. */
async function changedWords(trx: Trx, keylogin: string): Promise<string> {
  const act = await lastAct(trx, ['cambiar_permisos'], keylogin);
  return act ? whoDid(trx, act, 'los cambió') : '';
}
