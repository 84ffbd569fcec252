/** Makes Excel read a file as UTF-8. */
const MARK = '\uFEFF';

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell that stays text: an apostrophe in front keeps its zeros and its digits. */
export const asText = (value: string): string => `'${value}`;

/**
 * Lines of cells as CSV for a spreadsheet: comma, CRLF, UTF-8 with its mark. Text that would run as a
 * formula gets an apostrophe in front.
 */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  MARK + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');

function cell(value: string): string {
  const safe = FORMULA.test(value) ? asText(value) : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
