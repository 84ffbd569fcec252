import { shortDay } from '#lib/date-words.ts';

/** «24 nov 2026». */
export const dayWords = (day: string): string => shortDay(day);

/** A period in words: a day, or its first and its last. */
export const periodWords = ({ desde, hasta }: { desde: string; hasta: string }): string =>
  desde === hasta ? shortDay(desde) : `${shortDay(desde)} a ${shortDay(hasta)}`;
