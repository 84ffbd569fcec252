const MOST = 60;

/**
 * The name of a chosen file as a sentence repeats it: without the folders before it and what cannot be
 * seen, at most 60 characters, of which a long name keeps its end with the type.
 */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const seen = [...last.replaceAll(/[\p{C}\s]+/gu, ' ').trim()];
  if (seen.length === 0) return 'sin nombre';
  return seen.length > MOST
    ? `${seen.slice(0, MOST - 13).join('')}…${seen.slice(-12).join('')}`
    : seen.join('');
}
