/** How many rows a page of a list has, beside those that it begins with. */
export const ROWS = ['25', '50', '100'] as const;

/** Of the address, where '' is as few as the specification says. */
export const rowsOf = (filas: string): number => (filas === '' ? 10 : Number(filas));
