import { stemmer } from '@orama/stemmers/spanish';
import { sql } from 'kysely';
import { wordsOf } from '#domain/search/plain-words.ts';
import { type CategoryTerms, indexTerms, type TermIndex } from '#domain/search/terms.ts';
import { isFiller } from '#domain/search/trade-of.ts';
import type { Db } from '#server/db/pool.ts';

/** The words of all categories, and the ids of the categories by their names. */
export interface Trades {
  readonly index: TermIndex;
  readonly ids: ReadonlyMap<string, number>;
  /** The categories with options: the others can be searched, but not requested yet. */
  readonly requestable: ReadonlySet<string>;
}

/** What was prepared last, and of which version of the catalogue. */
let prepared: (Trades & { version: string }) | undefined;

/** The words of all categories, prepared anew when an administrator has changed one. */
export async function tradesOf(db: Db): Promise<Trades> {
  const { version } = await db
    .selectFrom('categoria')
    .select(
      sql<string>`current_database() || count(*) || coalesce(max(updated_at)::text, '')`.as(
        'version',
      ),
    )
    .executeTakeFirstOrThrow();
  if (prepared?.version === version) return prepared;
  const terms = await readTerms(db);
  // Of several that ask at once the first prepares them, which takes the process a third of a second.
  if (prepared?.version !== version) prepared = { version, ...prepare(terms) };
  return prepared;
}

/** The categories' words without a database. */
export function prepare(
  categories: readonly (CategoryTerms & { readonly id: number; readonly anteriores?: string })[],
): Trades {
  const named = categories.map(({ anteriores = '', ...rest }) => ({
    ...rest,
    nombres: wordsOf(`${rest.categoria} ${anteriores}`).filter((word) => !isFiller(word)),
  }));
  return {
    index: indexTerms(named, stemmer),
    ids: new Map(categories.map(({ id, categoria }) => [categoria, id])),
    requestable: new Set(
      categories.filter(({ opciones }) => opciones.length > 0).map(({ categoria }) => categoria),
    ),
  };
}

/** A category is meant by its name and its words; in a search also by each word of its names, the former ones too. */
const readTerms = (db: Db) =>
  db
    .selectFrom('categoria as c')
    .select(['c.id', 'c.categoria'])
    .select([
      sql<string>`concat_ws(', ', c.categoria, c.palabras)`.as('palabras'),
      sql<string>`coalesce((select string_agg(f.nombre, ' ') from categoria_anterior f
        where f.categoria_id = c.id), '')`.as('anteriores'),
      sql<CategoryTerms['opciones']>`coalesce((
        select json_agg(json_build_object('opt', o.opt, 'aparato', o.aparato, 'palabras', o.palabras))
          from categoria_opcion o where o.categoria_id = c.id), '[]')`.as('opciones'),
    ])
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
