import { local } from '#lib/browser-storage.ts';

/** Something that was opened from the search. */
export interface Recent {
  readonly to: string;
  readonly label: string;
  readonly detail: string;
}

/** Removed with the session (web/api/session-store.ts). */
const ITEM = 'equipo_busquedas';
const KEPT = 6;

interface Kept {
  readonly keylogin: string;
  readonly recent: readonly Recent[];
}

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  ['to', 'label', 'detail'].every(
    (name) => typeof (one as Record<string, unknown>)[name] === 'string',
  );

/** What this account opened here, the last first. */
export function recentOf(keylogin: string): readonly Recent[] {
  try {
    const kept = JSON.parse(local.get(ITEM) ?? 'null') as Partial<Kept> | null;
    const own = kept?.keylogin === keylogin && Array.isArray(kept.recent) ? kept.recent : [];
    return own.filter(isRecent);
  } catch {
    return [];
  }
}

export function remember(keylogin: string, opened: Recent): void {
  const before = recentOf(keylogin).filter(({ to }) => to !== opened.to);
  const kept: Kept = { keylogin, recent: [opened, ...before].slice(0, KEPT) };
  local.set(ITEM, JSON.stringify(kept));
}
