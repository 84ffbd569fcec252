const numbers = new Intl.NumberFormat('es-MX');

/** A whole number as Mexico writes it: 12,345. */
export const formatted = (value: number): string => numbers.format(value);
