import type { Db } from '#server/db/pool.ts';
import { KEPT_NAMES, KEPT_WORDS } from './kept.ts';
import { placesOf } from './places.ts';
import { type Left, leftOfDeleted } from './rows.ts';

const REASONS: Readonly<Record<string, string>> = { ...KEPT_WORDS, ...KEPT_NAMES };

export interface DeletionScan {
  /** What a deletion should have deleted or emptied. */
  readonly left: readonly Left[];
  /** Columns that have one of the texts although nothing says why, which may be somebody else's of the same name. */
  readonly unexplained: readonly { readonly place: string; readonly rows: number }[];
  /** The same of those that are kept, with why. */
  readonly kept: readonly { readonly place: string; readonly rows: number; readonly why: string }[];
}

/**
 * What the database still has of a deleted account, or of all of them (`null`), and where texts still are that named
 * somebody: the product no longer knows them, so whoever asks brings them.
 */
export async function scanDeleted(
  db: Db,
  keylogin: string | null,
  texts: readonly string[],
): Promise<DeletionScan> {
  const places = texts.length === 0 ? [] : await placesOf(db, texts);
  return {
    left: await leftOfDeleted(db, keylogin),
    unexplained: places.filter(({ place }) => !(place in REASONS)),
    kept: places.flatMap(({ place, rows }) => {
      const why = REASONS[place];
      return why === undefined ? [] : [{ place, rows, why }];
    }),
  };
}
