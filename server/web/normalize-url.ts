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

/** The address as it came, or with a path that can be decoded: a stray «%» stands for itself. */
export function decodableUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return canDecode(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
