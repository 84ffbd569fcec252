const MOST = 60;

/**
 * A file's name as messages show it: without folders and invisible characters, at most 60 characters; a long
 * name keeps its end with the extension.
 */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const seen = [...last.replaceAll(/[\p{C}\s]+/gu, ' ').trim()];
  if (seen.length === 0) return 'sin nombre';
  return seen.length > MOST
    ? `${seen.slice(0, MOST - 13).join('')}…${seen.slice(-12).join('')}`
    : seen.join('');
}
