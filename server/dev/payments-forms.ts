import { formatCentavos } from '#domain/money.ts';
import { escape } from './page.ts';

/**
 * A form that asks the stand-in for something; what it did is said in the words of `done`. It is sent to the page's
 * own address, so that what was searched for stays.
 */
export const form = (path: string, done: string, label: string, fields = ''): string => `
<form method="post"><input type="hidden" name="control" value="${escape(path)}">
<input type="hidden" name="done" value="${escape(done)}">${fields}<button>${escape(label)}</button></form>`;

export const fixed = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escape(value)}">`;

export const choice = (
  name: string,
  label: string,
  options: Record<string, string>,
  chosen?: string,
): string =>
  `<label>${label}<select name="${name}">${Object.entries(options)
    .map(
      ([value, text]) =>
        `<option value="${escape(value)}"${value === chosen ? ' selected' : ''}>${escape(text)}</option>`,
    )
    .join('')}</select></label>`;

export const typed = (name: string, label: string, value = ''): string =>
  `<label>${label}<input name="${name}" inputmode="decimal" autocomplete="off" value="${escape(value)}"></label>`;

export const money = (amount: number): string =>
  `<span class="money">${escape(formatCentavos(amount))}</span>`;

export const list = (rows: string[]): string =>
  rows.length === 0 ? '' : `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;
