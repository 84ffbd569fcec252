/** A base whose origin no real site has. */
const HERE = 'http://here.invalid';

/** The path if it stays on this site, else null. */
export function localPath(path: string | null): string | null {
  // `URL` reads it as a browser does: it drops tabs and line breaks, and turns backslashes into slashes.
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return null;
  const url = new URL(path, HERE);
  return url.origin === HERE ? url.pathname + url.search + url.hash : null;
}
