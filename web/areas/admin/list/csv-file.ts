import { csvOf } from '#lib/csv.ts';
import { mexicoDay, mexicoSeconds } from '#lib/mexico-time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { totalText } from './total-text.ts';

/** An instant as spreadsheets sort it: 2026-11-24 10:00:00, in Mexico City. */
export function sortable(at: string | null): string {
  if (at === null) return '';
  const time = Date.parse(at);
  return `${mexicoDay(time)} ${mexicoSeconds(time)}`;
}

/** An amount, MXN, as spreadsheets add it up. */
export const amountCell = (mxn: number): string => mxn.toFixed(2);

interface CsvFile {
  /** The file's name before its day. */
  readonly name: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly noun: readonly [one: string, many: string];
  /** Whether the filter holds more than the file. */
  readonly more: boolean;
}

/** The rows of a filter as a file for a spreadsheet, and the text that says so. */
export function csvFile({ name, head, lines, noun, more }: CsvFile) {
  const nombre = `${name}_${mexicoDay(serverNow())}.csv`;
  const count = totalText({ total: lines.length, estimated: false, noun });
  return {
    csv: csvOf([head, ...lines]),
    nombre,
    message: more
      ? `Descargaste los primeros ${count} en ${nombre}. Hay más: usa los filtros para tener los otros.`
      : `Descargaste ${count} en ${nombre}.`,
  };
}
