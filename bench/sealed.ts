// Telephones and CLABEs of generated rows: SQL has no key, so they are sealed afterwards, as the application reads them.
import type pg from 'pg';
import { sealed, type SealedColumn, SealingAdapter, Seals } from '#server/db/sealed/index.ts';

/** Those of the application that is measured. */
export const FILE_KEYS = [{ id: 'bench', key: Buffer.alloc(32, 'only for measuring') }] as const;

const adapter = new SealingAdapter(new Seals(FILE_KEYS));
const HANDLE = { getExecutor: () => ({ adapter }) };
const PAGE = 5000;

/** Gives each of these rows what `textOf` says; '' for none. */
export async function sealColumn(
  client: pg.Client,
  column: SealedColumn,
  ids: readonly number[],
  textOf: (id: number) => string,
): Promise<void> {
  const [table = ''] = column.split('.');
  const key = table === 'payment_method' ? 'account_id' : 'id';
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    const stored = page.map((id) => sealed(HANDLE, column, textOf(id)) as Record<string, Buffer>);
    const names = Object.keys(stored[0] ?? {});
    await client.query(
      `update ${table} t set ${names.map((name) => `${name} = v.${name}`).join(', ')}
      from unnest($1::bigint[], ${names.map((_name, index) => `$${index + 2}::bytea[]`).join(', ')}) as v (id, ${names.join(', ')})
      where t.${key} = v.id`,
      [page, ...names.map((name) => stored.map((row) => row[name] ?? null))],
    );
  }
}

/** The columns of a CLABE in a table that has one. */
export const CLABE_COLUMNS = 'numero_sealed, numero_index';

/** One CLABE for everybody, as SQL takes it. */
export const clabeSql = (clabe: string): string => {
  const { numero_sealed, numero_index } = sealed(HANDLE, 'payment_method.numero', clabe);
  return `'\\x${numero_sealed.toString('hex')}'::bytea, '\\x${numero_index.toString('hex')}'::bytea`;
};

/** The numbers from one to another. */
export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_none, index) => from + index);
