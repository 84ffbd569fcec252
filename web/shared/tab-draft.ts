import { useSyncExternalStore } from 'react';

interface Kept<Draft> {
  draft: Draft;
  /** A former visit of this tab had typed something. */
  restored: boolean;
}

interface TabDraft<Draft> {
  keep: (key: string, part: Partial<Draft>) => void;
  drop: (key: string) => void;
  /** Empty while rendering on the server and at the first moment of the page. */
  use: (key: string) => Kept<Draft>;
}

/**
 * What was typed in steps. In the session storage: a reload keeps it, closing the tab on a shared
 * computer does not. `revive` fills what an older version had not stored.
 */
export function tabDraft<Draft extends object>(
  empty: Draft,
  revive: (stored: Partial<Draft>) => Draft,
): TabDraft<Draft> {
  const nothing: Kept<Draft> = { draft: empty, restored: false };
  /** What this page knows; also the only place where the browser forbids storage. */
  const known = new Map<string, Kept<Draft>>();
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const read = (key: string): Kept<Draft> => {
    let kept = known.get(key);
    if (!kept) {
      kept = parse(key);
      known.set(key, kept);
    }
    return kept;
  };

  const parse = (key: string): Kept<Draft> => {
    try {
      const text = sessionStorage.getItem(key);
      if (text === null) return nothing;
      return { draft: revive(JSON.parse(text) as Partial<Draft>), restored: true };
    } catch {
      return nothing;
    }
  };

  return {
    keep: (key, part) => {
      const { draft: former, restored } = read(key);
      const draft = { ...former, ...part };
      known.set(key, { draft, restored });
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Full or forbidden: it still lives until the page is reloaded.
      }
      for (const listener of listeners) listener();
    },
    drop: (key) => {
      known.delete(key);
      try {
        sessionStorage.removeItem(key);
      } catch {
        // There is none then.
      }
    },
    use: (key) =>
      useSyncExternalStore(
        subscribe,
        () => read(key),
        () => nothing,
      ),
  };
}
