import { ROL } from '#contract/call.ts';
import type { Administrator } from '#contract/administrators.ts';
import { permissionsOf } from '#domain/administrators/permissions.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { picturePath, visibleName } from '#server/features/accounts/index.ts';

/** The administrators who were not removed. */
export const administrators = (db: Db | Trx) =>
  db
    .selectFrom('account as a')
    .select(['a.id', 'a.keylogin', 'a.nombre', 'a.apellidos', 'a.email', 'a.img_profile'])
    .select(['a.permisos', 'a.suspended_at', 'a.deleted_at', 'a.created_at'])
    .select(({ selectFrom }) =>
      selectFrom('session as s')
        .select(({ fn }) => fn.max('s.last_seen_at').as('seen'))
        .whereRef('s.account_id', '=', 'a.id')
        .as('seen_at'),
    )
    .where('a.rol', '=', ROL.admin)
    .where('a.deleted_at', 'is', null);

export type AdministratorRow = Awaited<
  ReturnType<ReturnType<typeof administrators>['executeTakeFirstOrThrow']>
>;

export const administratorView = (row: AdministratorRow): Administrator => ({
  keylogin: row.keylogin,
  nombre: visibleName(row),
  email: row.email ?? '',
  img_profile: picturePath(row.img_profile),
  permisos: [...permissionsOf(row)],
  suspendida: row.suspended_at !== null,
  visto_at: row.seen_at?.toISOString() ?? null,
  createAt: row.created_at.toISOString(),
});
