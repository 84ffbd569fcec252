import { localPath } from './local-path.ts';

const ITEM = 'redirect_url';

/** Keeps where a visitor was going, so that signing up takes them there and not to the home page (1 §2). */
export function rememberRedirect(path: string): void {
  localStorage.setItem(ITEM, path);
}

/** The remembered address, once; it leaves the flag `cache` for the page it leads to (1 §2). */
export function takeRedirect(): string | null {
  // Another page of this browser may have written it.
  const path = localPath(localStorage.getItem(ITEM));
  forgetRedirect();
  if (path !== null) localStorage.setItem('cache', '1');
  return path;
}

/** For accounts that are not led there: it must not wait for the next person either. */
export function forgetRedirect(): void {
  localStorage.removeItem(ITEM);
}
