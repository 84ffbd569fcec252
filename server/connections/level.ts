/** To which level the largest are cut, so that `many` are taken in all and the small ones keep theirs. */
export function levelOf(sizes: readonly number[], many: number): number {
  const largestFirst = [...sizes].sort((one, other) => other - one);
  let level = largestFirst[0] ?? 0;
  let left = many;
  for (const [index, size] of largestFirst.entries()) {
    const others = index + 1;
    const next = largestFirst[others] ?? 0;
    const room = (size - next) * others;
    if (room >= left) return level - Math.ceil(left / others);
    left -= room;
    level = next;
  }
  return 0;
}
