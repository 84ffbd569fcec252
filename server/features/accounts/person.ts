import { type RawBuilder, sql } from 'kysely';
import type { Rol } from '#contract/call.ts';
import { type AccountState, accountState } from '#domain/accounts/account-state.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db } from '#server/db/pool.ts';
import { averageStars, picturePath, publicName, visibleName } from './names.ts';
import { type Sealed } from '#server/db/sealed/index.ts';

/** An account as other people see it. E-mail and phone are for administrators only. */
export interface Person {
  readonly id: number;
  readonly keylogin: string;
  readonly cuenta: AccountState;
  readonly rol: Rol;
  readonly nombre: string;
  readonly apellidos: string;
  /** The trade name of a professional who has one, else first and last names. */
  readonly nombreVisible: string;
  /** The same for strangers: without a trade name «Ramón N.». */
  readonly nombrePublico: string;
  /** A path below the API base. */
  readonly imgProfile: string | null;
  /** Validated by the team; false for anybody who is not a professional. */
  readonly validado: boolean;
  /** The main profession; '' for anybody who is not a professional. */
  readonly profesion: string;
  /** Stars from 0 to 5 with one decimal; null without reviews. */
  readonly averageRating: number | null;
  readonly email: string;
  /** Opened by who may show it, because most people who are read are shown without. */
  readonly phoneSealed: Sealed;
}

/** The text that administrators' lists search, names and e-mail, as in the indexes account_text and account_signs. */
export const personText = (alias: string): RawBuilder<string> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(${of('nombre')} || ' ' || ${of('apellidos')} || ' ' || ${of('email')} || ' ' || ${of('trade_name')})`;
};

/** The account behind a public key; null when there is none or it was deleted. */
export async function personByKey(db: Db, keylogin: string): Promise<Person | null> {
  const person = await partyByKey(db, keylogin);
  return person?.cuenta === 'eliminada' ? null : person;
}

/** The account behind a public key, deleted ones included: their conversations can still be read. */
export async function partyByKey(db: Db, keylogin: string): Promise<Person | null> {
  const [row] = await personRow(db, { keylogin });
  return row ? personOf(row) : null;
}

const personRow = compileOnce((db, { keylogin }: { keylogin: string }) =>
  selectPerson(db, keylogin).compile(),
);

export type PersonRow = Awaited<
  ReturnType<ReturnType<typeof selectPerson>['executeTakeFirstOrThrow']>
>;

/**
 * Selects what `personOf` needs of the account behind a key, deleted or not; also part of larger
 * statements.
 */
export const selectPerson = (db: Db, keylogin: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .leftJoin('profile_profesion as pp', (join) =>
      join.onRef('pp.account_id', '=', 'a.id').on('pp.orden', '=', 0),
    )
    .leftJoin('categoria as c', 'c.id', 'pp.categoria_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('review as r')
          .select([
            sql<number>`count(*)`.as('count'),
            sql<number>`coalesce(sum(r.rating), 0)`.as('stars'),
          ])
          .whereRef('r.subject_id', '=', 'a.id')
          .where('r.deleted_at', 'is', null)
          .where('r.visible_at', 'is not', null)
          .as('received'),
      (join) => join.onTrue(),
    )
    .select([
      'a.id',
      'a.keylogin',
      'a.rol',
      'a.nombre',
      'a.apellidos',
      'a.email',
      'a.phone_sealed',
      'a.img_profile',
      'a.deleted_at',
      'a.suspended_at',
      'p.nombre_comercial',
      'p.validacion',
      'c.categoria',
      'received.count',
      'received.stars',
    ])
    .where('a.keylogin', '=', keylogin);

export function personOf(row: PersonRow): Person {
  const cuenta = accountState(row);
  return {
    id: row.id,
    keylogin: row.keylogin,
    cuenta,
    rol: row.rol as Rol,
    nombre: row.nombre,
    apellidos: row.apellidos,
    nombreVisible: visibleName(row),
    nombrePublico: publicName(row),
    imgProfile: picturePath(row.img_profile),
    validado: row.validacion === 'validado' && cuenta !== 'eliminada',
    profesion: row.categoria ?? '',
    averageRating: averageStars(row.stars ?? 0, row.count ?? 0),
    email: row.email,
    phoneSealed: row.phone_sealed,
  };
}
