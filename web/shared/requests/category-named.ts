import { searchText } from '#lib/search-text.ts';

interface Named {
  readonly categoria: string;
  readonly anteriores: readonly string[];
}

/** The category with this name or former name, ignoring accents and case. */
export function categoryNamed<Category extends Named>(
  categories: readonly Category[],
  name: string,
): Category | undefined {
  const wanted = searchText(name);
  const is = (one: string) => searchText(one) === wanted;
  return (
    categories.find(({ categoria }) => is(categoria)) ??
    categories.find(({ anteriores }) => anteriores.some(is))
  );
}
