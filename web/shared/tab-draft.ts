import { tab } from '#lib/browser-storage.ts';
import { shapedLike } from '#lib/shaped-like.ts';
import { useSyncExternalStore } from 'react';

interface Kept<Draft> {
  draft: Draft;
  /** Whether the draft was restored after a reload of this tab. */
  restored: boolean;
}

interface TabDraft<Draft> {
  keep: (key: string, part: Partial<Draft>) => void;
  drop: (key: string) => void;
  /** Empty on the server and during hydration. */
  use: (key: string) => Kept<Draft>;
}

/**
 * Keeps the unsent input of a form in the session storage: it survives a reload, but not closing the tab
 * on a shared computer.
 */
export function tabDraft<Draft extends object>(empty: Draft): TabDraft<Draft> {
  const nothing: Kept<Draft> = { draft: empty, restored: false };
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
    const text = tab.get(key);
    if (text === null) return nothing;
    try {
      return { draft: shapedLike(JSON.parse(text), empty), restored: true };
    } catch {
      return nothing;
    }
  };

  return {
    keep: (key, part) => {
      const { draft: former, restored } = read(key);
      const draft = { ...former, ...part };
      known.set(key, { draft, restored });
      tab.set(key, JSON.stringify(draft));
      for (const listener of listeners) listener();
    },
    drop: (key) => {
      known.delete(key);
      tab.remove(key);
    },
    use: (key) =>
      useSyncExternalStore(
        subscribe,
        () => read(key),
        () => nothing,
      ),
  };
}
