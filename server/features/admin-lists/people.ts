import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { holds } from '#server/db/text-match.ts';
import { personText, visibleName } from '#server/features/accounts/index.ts';

/** Whether somebody's name or e-mail holds what is searched for; nobody's who was deleted. */
export const isPerson = (alias: string, search: string): RawBuilder<SqlBool> => {
  const found = holds(personText(alias), search) ?? sql`true`;
  return sql<SqlBool>`(${sql.ref(`${alias}.deleted_at`)} is null and ${found})`;
};

/** One side of a message, review or payment. */
export interface PersonRow {
  readonly id: number;
  readonly keylogin: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  readonly deleted_at: string | null;
}

/** A person within another query's row. */
export const personOf = (alias: string): RawBuilder<PersonRow> => {
  const of = (column: keyof PersonRow) => sql.ref(`${alias}.${column}`);
  return sql<PersonRow>`json_build_object('id', ${of('id')}, 'keylogin', ${of('keylogin')},
    'nombre', ${of('nombre')}, 'apellidos', ${of('apellidos')}, 'email', ${of('email')},
    'deleted_at', ${of('deleted_at')})`;
};

/** The whole name, whatever the trade is called; «Cuenta eliminada» of a deleted account. */
export const nameOf = ({ nombre, apellidos, deleted_at }: PersonRow): string =>
  visibleName({ nombre, apellidos, deleted_at });

export const emailOf = ({ email, deleted_at }: PersonRow): string => (deleted_at ? '' : email);
