import { localPath } from './local-path.ts';

const ITEM = 'redirect_url';

/** Stores where a visitor was going, so that sign-up continues there and not at the home page (1 §2). */
export function rememberRedirect(path: string): void {
  localStorage.setItem(ITEM, path);
}

/** Returns the stored address and removes it; sets the flag `cache` for the page it leads to (1 §2). */
export function takeRedirect(): string | null {
  // Checked again, because any script on this origin may have written it.
  const path = localPath(localStorage.getItem(ITEM));
  forgetRedirect();
  if (path !== null) localStorage.setItem('cache', '1');
  return path;
}

/** Removes the stored address, so that the next user of this browser is not redirected there. */
export function forgetRedirect(): void {
  localStorage.removeItem(ITEM);
}
