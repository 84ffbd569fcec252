import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsWords } from '#server/db/text-match.ts';
import { visibleName } from './names.ts';
import { personText } from './person.ts';

/**
 * The condition that a person's names and e-mail contain the searched words; never true for deleted accounts.
 */
export const isListedPerson = (alias: string, search: string): RawBuilder<SqlBool> => {
  const found = containsWords(personText(alias), search) ?? sql`true`;
  return sql<SqlBool>`(${sql.ref(`${alias}.deleted_at`)} is null and ${found})`;
};

/** One person of a message, review or payment. */
export interface ListedPersonRow {
  readonly id: number;
  readonly keylogin: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  readonly deleted_at: string | null;
}

/** Selects a person within another query's row. */
export const listedPerson = (alias: string): RawBuilder<ListedPersonRow> => {
  const of = (column: keyof ListedPersonRow) => sql.ref(`${alias}.${column}`);
  return sql<ListedPersonRow>`json_build_object('id', ${of('id')}, 'keylogin', ${of('keylogin')},
    'nombre', ${of('nombre')}, 'apellidos', ${of('apellidos')}, 'email', ${of('email')},
    'deleted_at', ${of('deleted_at')})`;
};

/** The full name, not the trade name; «Cuenta eliminada» for a deleted account. */
export const nameOfListed = ({ nombre, apellidos, deleted_at }: ListedPersonRow): string =>
  visibleName({ nombre, apellidos, deleted_at });

export const emailOfListed = ({ email, deleted_at }: ListedPersonRow): string =>
  deleted_at ? '' : email;
