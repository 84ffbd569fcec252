import { local, tab } from '#lib/browser-storage.ts';
import { ROL, type Rol } from '#contract/call.ts';
import { localPath } from './local-path.ts';

const ITEM = 'redirect_url';

/** What an account is wanted for, as it follows «Para»: «escribirle a Taller Núñez». */
const PURPOSE = 'redirect_para';

/**
 * Stores where a visitor was going, so that sign-up continues there and not at the home page (1 §2), and what for:
 * «escribirle a Taller Núñez».
 */
export function rememberRedirect(path: string, purpose: string): void {
  tab.remove(ITEM);
  for (const [item, value] of Object.entries(redirectItems(path, purpose))) local.set(item, value);
}

/** What is stored of it, for a link that works before the page's scripts do (web/shared/layout/start). */
export const redirectItems = (path: string, purpose: string): Record<string, string> => ({
  [ITEM]: path,
  [PURPOSE]: JSON.stringify({ path, purpose }),
});

/** Where both are, for the page that says it before its scripts run (web/shared/session/show-purpose.ts). */
export const REDIRECT_ITEMS = [ITEM, PURPOSE] as const;

/** What the visitor needs an account for; '' when they only want one. */
export function readPurpose(): string {
  try {
    const kept = JSON.parse(local.get(PURPOSE) ?? '') as { path?: unknown; purpose?: unknown };
    // A page that was opened without a session says by itself what it is for.
    const current = tab.get(ITEM) === null && kept.path === local.get(ITEM);
    return current && typeof kept.purpose === 'string' ? kept.purpose : '';
  } catch {
    return '';
  }
}

/** Stores the address that this tab showed, or was opened at, when there was no session: entering leads back there. */
export function rememberReturn(path: string): void {
  tab.set(ITEM, path);
}

/**
 * Returns the stored address for somebody who has entered, and removes it; sets the flag `cache` for the page it leads
 * to (1 §2). An address of another area is nobody else's, and only clients go where a visitor wanted to go.
 */
export function takeRedirect(rol: Rol): string | null {
  // Checked again, because any script on this origin may have written it.
  const left = localPath(tab.get(ITEM));
  const wanted = rol === ROL.client ? localPath(local.get(ITEM)) : null;
  forgetRedirect();
  const path = left !== null && isOpenTo(rol, left) ? left : wanted;
  if (path !== null) local.set('cache', '1');
  return path;
}

const AREAS: Readonly<Record<string, Rol>> = {
  cliente: ROL.client,
  profesional: ROL.professional,
  admin: ROL.admin,
};

function isOpenTo(rol: Rol, path: string): boolean {
  const area = AREAS[/^\/(\w+)/.exec(path)?.[1] ?? ''];
  return area === undefined || area === rol;
}

/** Removes the stored address, so that the next user of this browser is not redirected there. */
export function forgetRedirect(): void {
  tab.remove(ITEM);
  local.remove(ITEM);
  local.remove(PURPOSE);
}
