import { parseUrl } from '#lib/url.ts';

/** A base whose origin no real site has. */
const HERE = 'http://here.invalid';

/** The path if it stays on this site, else null. */
export function localPath(path: string | null): string | null {
  // `URL` reads it as a browser does: it drops tabs and line breaks, and turns backslashes into slashes.
  const url = path?.startsWith('/') ? parseUrl(path, HERE) : null;
  return url?.origin === HERE ? url.pathname + url.search + url.hash : null;
}
