/** Edits allowed by word length: short words differ by one letter from too many others. */
const editsAllowed = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** The candidates of five letters or more closest to a misspelt word; none when all are too far. */
export function nearest(
  word: string,
  candidates: readonly string[],
  most = editsAllowed(word.length),
): string[] {
  let best = most;
  if (best === 0) return [];
  let found: string[] = [];
  for (const candidate of candidates) {
    // A short word with one letter changed is usually another word.
    if (candidate.length < 5) continue;
    const distance = editDistance(word, candidate, best);
    if (distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }
  return found;
}

/**
 * The edit distance of two words with swaps (optimal string alignment): letters added, lost, changed, or
 * swapped with the next one. More than `limit` is `limit + 1`.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return Math.min(at(last, b.length), limit + 1);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
