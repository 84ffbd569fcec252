/** Seconds of the loop; after the last frame comes the first. */
export const LENGTH = 8;

/** 0 before `from`, 1 after `to`, soft in between. */
export function ease(second: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** Comes at `from` and goes at `to`, a third of a second each. */
export const during = (second: number, from: number, to: number): number =>
  ease(second, from, from + 0.35) - ease(second, to, to + 0.35);

/** The size of what pops up: a little too large before it settles. */
export function pop(second: number, from: number, to: number): number {
  const over = 0.12 * (ease(second, from + 0.1, from + 0.3) - ease(second, from + 0.3, from + 0.5));
  return during(second, from, to) + over;
}
