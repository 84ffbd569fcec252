import type { SheetData } from 'write-excel-file/node';

/** A cell: text stays text, whatever digits it has; a number is an amount in MXN; a calendar day; a count of things. */
export type XlsxCell = string | number | { readonly day: string } | { readonly count: number };

/**
 * Rows of cells, the first of them heads, as an Excel file. The library is loaded with the first file: few processes
 * ever write one.
 */
export async function xlsxOf(
  sheet: string,
  head: readonly string[],
  rows: readonly (readonly XlsxCell[])[],
): Promise<Buffer> {
  return xlsxBook([{ name: sheet, head, rows }]);
}

/** A named sheet: its heads, and its rows of cells. */
export interface Sheet {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly XlsxCell[])[];
}

/** Several sheets as one Excel file. */
export async function xlsxBook(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: writeXlsx } = await import('write-excel-file/node');
  return writeXlsx(
    sheets.map(({ name, head, rows }) => {
      const data: SheetData = [
        head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
        ...rows.map((cells) => cells.map(cellOf)),
      ];
      return { data, sheet: name, columns: head.map(() => ({ width: 22 })) };
    }),
  ).toBuffer();
}

// «@» is Excel's format of text: a number that is corrected there stays text, too.
function cellOf(value: XlsxCell) {
  if (typeof value === 'string') return { value, type: String, format: '@' };
  if (typeof value === 'number') return { value, type: Number, format: '#,##0.00' };
  if ('count' in value) return { value: value.count, type: Number, format: '0' };
  return { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
}
