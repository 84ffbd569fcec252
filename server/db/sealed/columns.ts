import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Handle, type Kind, type Sealed, type Seals, sealsOf } from './seals.ts';

/** The columns that hold a telephone or a CLABE, as they were called before they were sealed. */
export type SealedColumn =
  | 'account.phone'
  | 'contact_change.value'
  | 'contact_message.telefono'
  | 'notification.phone'
  | 'notification_reply.phone'
  | 'payment_method.numero'
  | 'payout.numero'
  | 'sign_up_attempt.phone';

/** The team's search knows telephones from three digits at the beginning on, and from four at the end (domain/team-search). */
const STARTS_FROM = 3;
const ENDS_FROM = 4;
/** A whole telephone has its own index. */
const PART_MAX = 9;
const NATIONAL = /^\+52(\d{10})$/;

const reversed = (text: string): string => [...text].reverse().join('');

/** What each table stores of a telephone or CLABE; the only place that says it, for who writes, migrates and rotates. */
export const STORED = {
  'account.phone': (seals: Seals, phone: string) => {
    const national = NATIONAL.exec(phone)?.[1] ?? null;
    return {
      phone_sealed: phone === '' ? null : seals.seal('account.phone', phone),
      phone_index: phone === '' ? null : seals.index('phone', phone),
      phone_starts:
        national === null
          ? null
          : seals.chain('phone start', national.slice(0, PART_MAX), STARTS_FROM),
      phone_ends:
        national === null
          ? null
          : seals.chain('phone end', reversed(national).slice(0, PART_MAX), ENDS_FROM),
    };
  },
  // A phone or an e-mail, which nobody looks up.
  'contact_change.value': (seals: Seals, value: string) => ({
    value_sealed: seals.seal('contact_change.value', value),
  }),
  'contact_message.telefono': (seals: Seals, phone: string) => ({
    telefono_sealed: seals.seal('contact_message.telefono', phone),
    telefono_index: seals.index('phone', phone),
  }),
  'notification.phone': (seals: Seals, phone: string) => ({
    phone_sealed: phone === '' ? null : seals.seal('notification.phone', phone),
  }),
  'notification_reply.phone': (seals: Seals, phone: string) => ({
    phone_sealed: seals.seal('notification_reply.phone', phone),
    phone_index: seals.index('phone', phone),
  }),
  'payment_method.numero': (seals: Seals, clabe: string) => ({
    numero_sealed: seals.seal('payment_method.numero', requireClabe(clabe)),
    numero_index: seals.index('clabe', clabe),
  }),
  'payout.numero': (seals: Seals, clabe: string) => ({
    numero_sealed: seals.seal('payout.numero', requireClabe(clabe)),
    numero_index: seals.index('clabe', clabe),
  }),
  'sign_up_attempt.phone': (seals: Seals, phone: string) => ({
    phone_sealed: seals.seal('sign_up_attempt.phone', phone),
    phone_index: seals.index('phone', phone),
  }),
} as const satisfies Record<SealedColumn, (seals: Seals, text: string) => object>;

/** The database can no longer see it. */
function requireClabe(clabe: string): string {
  if (!/^\d{18}$/.test(clabe)) throw new Error('a CLABE has 18 digits');
  return clabe;
}

type Stored<Column extends SealedColumn> = ReturnType<(typeof STORED)[Column]>;

/** The columns to write for a telephone (E.164, '' for none) or a CLABE. */
export const sealed = <Column extends SealedColumn>(
  db: Handle,
  column: Column,
  text: string,
): Stored<Column> => STORED[column](sealsOf(db), text) as Stored<Column>;

/** The text of a sealed column; '' where there is none. */
export const unsealed = (db: Handle, column: SealedColumn, value: Sealed): string =>
  value === null ? '' : sealsOf(db).unseal(column, value);

/** What a telephone is found by, and the same as of another account with it. */
export const phoneIndex = (db: Handle, e164: string): Buffer => sealsOf(db).index('phone', e164);

/** What a CLABE is found by, and the same as of another account with it. */
export const clabeIndex = (db: Handle, clabe: string): Buffer => sealsOf(db).index('clabe', clabe);

/** Whether a row of `table`, or of the query's name for it, has this telephone; none has ''. */
export const hasPhone = (db: Handle, table: string, e164: string): RawBuilder<SqlBool> =>
  isAny(sql.ref(`${table}.phone_index`), db, 'phone', e164);

export const hasTelefono = (db: Handle, table: string, e164: string): RawBuilder<SqlBool> =>
  isAny(sql.ref(`${table}.telefono_index`), db, 'phone', e164);

/** Whether a row of `table`, or of the query's name for it, has this CLABE. */
export const hasClabe = (db: Handle, table: string, clabe: string): RawBuilder<SqlBool> =>
  isAny(sql.ref(`${table}.numero_index`), db, 'clabe', clabe);

/** Whether rows of two accounts have the same telephone, by the newest key that indexed both. */
export const sharePhone = (one: string, other: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${one}.phone_index`)} = ${sql.ref(`${other}.phone_index`)}`;

/** Whether rows of two payment methods have the same CLABE. */
export const shareClabe = (one: string, other: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${one}.numero_index`)} = ${sql.ref(`${other}.numero_index`)}`;

/** Also what a former key indexed, until `npm run rotate-keys` is done. */
function isAny(column: RawBuilder<unknown>, db: Handle, kind: Kind, text: string) {
  if (text === '') return sql<SqlBool>`false`;
  const [newest, ...former] = sealsOf(db).indexes(kind, text);
  return former.length === 0
    ? sql<SqlBool>`${column} = ${newest}`
    : sql<SqlBool>`${column} = any(${[newest, ...former]}::bytea[])`;
}

/** A condition for each key, so that each is a range of the index: accounts whose number begins with these digits. */
export const phoneBegins = (db: Handle, table: string, digits: string): RawBuilder<SqlBool>[] =>
  digits.length < STARTS_FROM || digits.length > PART_MAX
    ? []
    : sealsOf(db)
        .chains('phone start', digits, STARTS_FROM)
        .map((chain) => within(sql.ref(`${table}.phone_starts`), chain));

/** The same of those whose number ends with these digits. */
export const phoneEnds = (db: Handle, table: string, digits: string): RawBuilder<SqlBool>[] =>
  digits.length < ENDS_FROM || digits.length > PART_MAX
    ? []
    : sealsOf(db)
        .chains('phone end', reversed(digits), ENDS_FROM)
        .map((chain) => within(sql.ref(`${table}.phone_ends`), chain));

/** Longer than all that may follow. */
const BEYOND = Buffer.alloc(64, 255);

const within = (column: RawBuilder<unknown>, chain: Buffer) =>
  sql<SqlBool>`${column} between ${chain} and ${Buffer.concat([chain, BEYOND])}`;

type PhoneColumn = Extract<SealedColumn, `${string}.phone`>;

/** A row with its telephone, '' for none, in the place of what is stored of it. */
export function withPhone<Row extends { readonly phone_sealed: Sealed }>(
  db: Handle,
  column: PhoneColumn,
  row: Row,
): Omit<Row, 'phone_sealed'> & { phone: string } {
  const { phone_sealed, ...rest } = row;
  return { ...rest, phone: unsealed(db, column, phone_sealed) };
}

type ClabeColumn = Extract<SealedColumn, `${string}.numero`>;

/** A row with its CLABE in the place of what is stored of it; null where it was joined and there is none. */
export function withClabe<Row extends { readonly numero_sealed: Sealed }>(
  db: Handle,
  column: ClabeColumn,
  row: Row,
): Omit<Row, 'numero_sealed'> & {
  numero: Row['numero_sealed'] extends Buffer ? string : string | null;
} {
  const { numero_sealed, ...rest } = row;
  const numero = numero_sealed === null ? null : sealsOf(db).unseal(column, numero_sealed);
  return { ...rest, numero: numero as never };
}

/** Every sealed column. */
export const SEALED_COLUMNS = Object.keys(STORED) as SealedColumn[];
