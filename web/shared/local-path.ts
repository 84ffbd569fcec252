/** An address that only has to differ from every other site's. */
const HERE = 'http://here.invalid';

/** The path if it leads to a page of this application, else null: never to another site. */
export function localPath(path: string | null): string | null {
  // A browser drops tabs and line breaks, and takes a backslash for a slash.
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return null;
  const url = new URL(path, HERE);
  return url.origin === HERE ? url.pathname + url.search + url.hash : null;
}
