/** Makes Excel read a file as UTF-8. */
const MARK = '\uFEFF';

/** What a spreadsheet reads as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A negative amount, which adds up in a spreadsheet only as long as it is a number. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** A cell that stays text: a leading apostrophe keeps zeros and long numbers as they are. */
export const asText = (value: string): string => `'${value}`;

/**
 * Rows of cells as CSV for a spreadsheet: commas, CRLF, UTF-8 with a byte-order mark. Text that would run as a
 * formula gets a leading apostrophe; a negative number runs as nothing.
 */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  MARK + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? asText(value) : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
