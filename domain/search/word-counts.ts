/** How often each word, by its stem, stands in the terms of each category, and how many words those have in all. */
export interface WordCounts {
  readonly ofStem: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly ofCategory: ReadonlyMap<string, number>;
}

/** A word that is a term by itself says more than one that needs another. */
const ALONE = 3;

/** Counts the words of all categories' terms. */
export function countWords(
  terms: readonly { readonly categoria: string; readonly words: readonly string[] }[],
  stemOf: (word: string) => string,
): WordCounts {
  const ofStem = new Map<string, Map<string, number>>();
  const ofCategory = new Map<string, number>();
  for (const { words, categoria } of terms) {
    const count = words.length === 1 ? ALONE : 1;
    for (const stem of words.map(stemOf)) {
      const counts = ofStem.get(stem) ?? new Map<string, number>();
      ofStem.set(stem, counts.set(categoria, (counts.get(categoria) ?? 0) + count));
      ofCategory.set(categoria, (ofCategory.get(categoria) ?? 0) + count);
    }
  }
  return { ofStem, ofCategory };
}
