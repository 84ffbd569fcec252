/** `count` steps of `size` minutes that follow `after`. */
const steps = (after: number, size: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => after + size * (index + 1));

/**
 * The steps in which the time to a first answer is counted, minutes: each up to an hour, then every five up to six hours,
 * every fifteen up to a day, every hour up to a week, every day up to a month. What takes longer is counted in the last one.
 */
export const ANSWER_STEPS: readonly number[] = [
  ...steps(0, 1, 60),
  ...steps(60, 5, 60),
  ...steps(360, 15, 72),
  ...steps(1_440, 60, 144),
  ...steps(10_080, 1_440, 23),
];

/** So many requests were first answered within `minutos`, and not within the step before it. */
export interface AnswerCount {
  readonly minutos: number;
  readonly total: number;
}

/**
 * The minutes within which half of the requests had their first answer; null without any. Medians of days cannot be added
 * up, but counts by steps can: the median of any number of days is the step in which the middle one of all their answers
 * is, so it is at most one step more than the exact one, and never less.
 */
export function medianAnswer(counts: readonly AnswerCount[]): number | null {
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  let answered = 0;
  for (const { minutos, total } of [...counts].sort((a, b) => a.minutos - b.minutos)) {
    answered += total;
    if (2 * answered >= all) return minutos;
  }
  return null;
}
