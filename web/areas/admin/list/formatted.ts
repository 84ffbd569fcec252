import { formatNumber } from '#lib/numbers.ts';

/** A whole number as Mexico writes it: 12,345. */
export const formatted = (value: number): string => formatNumber(value);
