/** How many rows a page of a list has, beside those that it begins with. */
export const ROWS = ['25', '50', '100'] as const;

/** Of the address, where '' is as few as the specification says. */
export const rowsOf = (filas: string): number => (filas === '' ? 10 : Number(filas));

/** What a numbered list asks for beside its filters: which page, of how many rows, and from where on it is known. */
export const pageInput = ({ page, filas, marca }: PageQuery) => ({
  page,
  itemsPerPage: rowsOf(filas),
  ...(marca && { marca }),
});

interface PageQuery {
  readonly page: number;
  readonly filas: string;
  readonly marca?: string;
}
