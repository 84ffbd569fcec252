import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A cell: text stays text, whatever digits it has; a number is an amount in MXN; a calendar day; a count of things. */
export type XlsxCell = string | number | { readonly day: string } | { readonly count: number };

/** Rows of cells, the first of them heads, as an Excel file. */
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

/** Several sheets as one Excel file, written by a thread of its own: thousands of rows take a second of a core. */
export async function xlsxBook(sheets: readonly Sheet[]): Promise<Buffer> {
  const thread = new Worker(new URL('./xlsx-thread.ts', import.meta.url), { workerData: sheets });
  const [file] = (await once(thread, 'message')) as [Uint8Array];
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
}
