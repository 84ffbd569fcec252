import type { Centavos } from '#domain/money.ts';
import { searchText } from '#lib/search-text.ts';
import { fail } from '#server/calls/failure.ts';
import { categoryNames } from '#server/features/catalogue/index.ts';
import type { Db, Trx } from '#server/db/pool.ts';

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

/**
 * Sets from how much the account takes for each of its professions; one that is not named has no price. Answers the
 * index of the first price that is for none of them, and null where there is no such.
 */
export async function savePrices(
  trx: Trx,
  accountId: number,
  prices: readonly { profesion: string; desde: Centavos | null }[],
): Promise<number | null> {
  const own = await trx
    .selectFrom('profile_profesion as pp')
    .innerJoin('categoria as c', 'c.id', 'pp.categoria_id')
    .select(['c.id', 'c.categoria'])
    .where('pp.account_id', '=', accountId)
    .execute();
  const names = own.map(({ categoria }) => searchText(categoria));
  const unknown = prices.findIndex(({ profesion }) => !names.includes(searchText(profesion)));
  if (unknown !== -1) return unknown;
  for (const { id, categoria } of own) {
    const price = prices.find(({ profesion }) => searchText(profesion) === searchText(categoria));
    await trx
      .updateTable('profile_profesion')
      .set({ desde: price?.desde ?? null })
      .where('account_id', '=', accountId)
      .where('categoria_id', '=', id)
      .execute();
  }
  return null;
}
