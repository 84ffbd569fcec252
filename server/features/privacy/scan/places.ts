import { type RawBuilder, sql } from 'kysely';
import { searchText } from '#lib/search-text.ts';
import type { Db } from '#server/db/pool.ts';
import { SEALED_COLUMNS, unsealed } from '#server/db/sealed/index.ts';

/** A column that contains a text which is looked for, and in how many rows. */
export interface Place {
  /** `table.column`, with the schema before it where that is not ours. */
  readonly place: string;
  readonly text: string;
  readonly rows: number;
}

interface Column {
  readonly schema: string;
  readonly name: string;
  readonly column: string;
  readonly type: string;
}

/** Types in which nobody is named. */
const NAMELESS = new Set(
  'bigint boolean date double precision integer interval numeric real smallint uuid'.split(' '),
);

/**
 * Every column of every table, those of the queue too, that contains one of the texts: as it is written, in small letters
 * without accents as search words have it, or as bytes. It reads all there is, table by table.
 */
export async function placesOf(db: Db, texts: readonly string[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const [first, ...others] of await tables(db)) {
    if (!first) continue;
    const columns = [first, ...others];
    const asked = columns.flatMap((column) => texts.map((text) => ({ column, text })));
    const counts = asked.map(
      ({ column, text }) => sql`count(*) filter (where ${contains(column, text)})`,
    );
    const { rows } = await sql<{
      counts: number[];
    }>`select array[${sql.join(counts)}]::int[] as counts
      from ${sql.table(`${first.schema}.${first.name}`)} t`.execute(db);
    for (const [index, { column, text }] of asked.entries()) {
      const found = rows[0]?.counts[index] ?? 0;
      if (found > 0) places.push({ place: placeOf(column), text, rows: found });
    }
  }
  return [...places, ...(await sealedPlacesOf(db, texts))];
}

const PAGE = 5000;

/** The same of what is sealed, by its name of before: `payout.numero`. */
async function sealedPlacesOf(db: Db, texts: readonly string[]): Promise<Place[]> {
  const counts = new Map<string, Place>();
  for (const column of SEALED_COLUMNS) {
    const [table = '', plain = ''] = column.split('.');
    const value = sql.ref(`${plain}_sealed`);
    // By their place in the table: no other column is in all of them.
    for (let after = '(0,0)'; ; ) {
      const { rows } = await sql<{ at: string; value: Buffer }>`
        select ctid::text as at, ${value} as value from ${sql.table(table)}
        where ctid > ${after}::tid and ${value} is not null order by ctid limit ${sql.lit(PAGE)}`.execute(
        db,
      );
      for (const row of rows) {
        const text = unsealed(db, column, row.value);
        for (const wanted of texts.filter((one) => text.includes(one))) {
          const key = `${column} ${wanted}`;
          const rowsSoFar = counts.get(key)?.rows ?? 0;
          counts.set(key, { place: column, text: wanted, rows: rowsSoFar + 1 });
        }
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      after = last.at;
    }
  }
  return [...counts.values()];
}

const placeOf = ({ schema, name, column }: Column): string =>
  `${schema === 'public' ? '' : `${schema}.`}${name}.${column}`;

function contains({ column, type }: Column, text: string): RawBuilder<boolean> {
  const value = sql.ref(`t.${column}`);
  if (type === 'bytea') return sql`position(convert_to(${text}, 'UTF8') in ${value}) > 0`;
  const written = [...new Set([text.toLowerCase(), searchText(text)])].filter(Boolean);
  return sql`(${sql.join(
    written.map((one) => sql`position(${one} in lower(${value}::text)) > 0`),
    sql` or `,
  )})`;
}

/** The columns of each table in which something could be written. */
async function tables(db: Db): Promise<Column[][]> {
  const { rows } = await sql<Column>`
    select table_schema as schema, table_name as name, column_name as column, data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by table_schema, table_name, ordinal_position`.execute(db);
  const named = rows.filter(({ type }) => !NAMELESS.has(type) && !type.startsWith('timestamp'));
  return [...Map.groupBy(named, ({ schema, name }) => `${schema}.${name}`).values()];
}
