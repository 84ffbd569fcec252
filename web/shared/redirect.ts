const ITEM = 'redirect_url';

/** Keeps where a visitor was going, so that signing up takes them there and not to the home page (1 §2). */
export function rememberRedirect(path: string): void {
  localStorage.setItem(ITEM, path);
}

/** The remembered address, once; it leaves the flag `cache` for the page it leads to (1 §2). */
export function takeRedirect(): string | null {
  const path = localStorage.getItem(ITEM);
  localStorage.removeItem(ITEM);
  // Another page of this browser may have written it: only a path of ours is followed.
  if (path === null || !/^\/(?![/\\])/.test(path)) return null;
  localStorage.setItem('cache', '1');
  return path;
}
