import { useSyncExternalStore } from 'react';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

interface Kept {
  draft: Draft;
  /** A former visit of this tab had typed something. */
  restored: boolean;
}

const SERVER: Kept = { draft: EMPTY_DRAFT, restored: false };
/** What this page knows; also the only place where the browser forbids storage. */
const known = new Map<string, Kept>();
const listeners = new Set<() => void>();

/** Session storage: a reload keeps it, closing the tab on a shared computer does not. */
function read(key: string): Kept {
  let kept = known.get(key);
  if (!kept) {
    kept = parse(key);
    known.set(key, kept);
  }
  return kept;
}

function parse(key: string): Kept {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return SERVER;
    const stored = JSON.parse(text) as Partial<Draft>;
    const draft = {
      account: { ...EMPTY_DRAFT.account, ...stored.account },
      address: { ...EMPTY_DRAFT.address, ...stored.address },
      prof: { ...EMPTY_DRAFT.prof, ...stored.prof },
      sent: stored.sent ?? null,
      proved: stored.proved ?? null,
    };
    return { draft, restored: true };
  } catch {
    return SERVER;
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keepInDraft(key: string, part: Partial<Draft>): void {
  const { draft: former, restored } = read(key);
  const draft = { ...former, ...part };
  known.set(key, { draft, restored });
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: it still lives until the page is reloaded.
  }
  changed();
}

export function dropDraft(key: string): void {
  known.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none then.
  }
}

/** The draft of a wizard; empty while rendering on the server and at the first moment of the page. */
export const useDraft = (key: string): Kept =>
  useSyncExternalStore(
    subscribe,
    () => read(key),
    () => SERVER,
  );
