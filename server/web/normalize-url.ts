/**
 * The canonical spelling of a page's address: no doubled slashes and none at its end; null when it is
 * canonical already. The result never begins with two slashes, which a browser would read as a host.
 */
export function normalizeUrl(url: string): string | null {
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  // Browsers read a backslash as a slash.
  const normalized = path.replaceAll(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  return normalized === path ? null : normalized + (start === -1 ? '' : url.slice(start));
}
