import { longDay } from '#lib/date-words.ts';

/** Days of which the bank's statement was imported, both ends included. */
export interface ImportedDays {
  readonly desde: string;
  readonly hasta: string;
}

/** How many stretches of days are named. */
const NAMED = 6;

/** The days that were imported, in words; of many stretches the last ones, and how many came before. */
export function importedWords(ranges: readonly ImportedDays[]): string {
  const words = ranges
    .slice(-NAMED)
    .map(({ desde, hasta }) =>
      desde === hasta ? `el ${longDay(desde)}` : `del ${longDay(desde)} al ${longDay(hasta)}`,
    );
  const earlier = ranges.length - words.length;
  if (earlier > 0) words.unshift(earlier === 1 ? '1 periodo antes' : `${earlier} periodos antes`);
  return words.join('; ');
}
