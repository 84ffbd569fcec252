/** Text without accents and case, so that «leon» finds «León». */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Whether two texts are equal, ignoring accents and case. */
export const isSameText = (one: string, other: string): boolean => fold(one) === fold(other);

/**
 * The options whose label contains all words of `query`: first those that begin with it, then the others,
 * each in the given order.
 */
export function searchOptions<Item extends { label: string }>(
  options: readonly Item[],
  query: string,
): Item[] {
  const wanted = fold(query);
  if (wanted === '') return [...options];
  const words = wanted.split(/\s+/);
  const first: Item[] = [];
  const rest: Item[] = [];
  for (const option of options) {
    const label = fold(option.label);
    if (label.startsWith(wanted)) first.push(option);
    else if (words.every((word) => label.includes(word))) rest.push(option);
  }
  return [...first, ...rest];
}
