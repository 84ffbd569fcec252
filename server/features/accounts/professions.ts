import { searchText } from '#lib/search-text.ts';
import { fail } from '#server/calls/failure.ts';
import { categoryNames } from '#server/features/catalogue/index.ts';
import type { Db } from '#server/db/pool.ts';

/**
 * The ids of a professional's categories, the main one first, without duplicates. An unknown name ends the
 * call with a text at its field.
 */
export async function resolveProfessions(
  db: Db,
  { profesion, profesiones }: { profesion: string; profesiones: readonly string[] },
): Promise<number[]> {
  // Former names count too: a form may have been opened before a category was renamed.
  const names = (await categoryNames(db)).toReversed();
  const byName = new Map(names.map(({ id, categoria }) => [searchText(categoria), id]));
  const main = byName.get(searchText(profesion));
  if (main === undefined)
    return fail('invalid_input', { profesion: 'Elige una profesión de la lista.' });
  const secondary = profesiones.map((name, index) => {
    const id = byName.get(searchText(name));
    const text = `«${name}» no está en la lista.`;
    return id ?? fail('invalid_input', { profesiones: text, [`profesiones.${index}`]: text });
  });
  return [...new Set([main, ...secondary])];
}
