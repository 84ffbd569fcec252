import { useEffect } from 'react';
import { readCredentials } from '#web/api/session-store.ts';
import { createStore, useStore } from '#web/ui/store.ts';

const POLL_MS = 10_000;
const unread = createStore(0);
/** While the push stream is open, it says when there is something to ask. */
let pushed = false;

/** Says whether the count is told of by push: the poll is the fallback (decisions §4). */
export function unreadIsPushed(now: boolean): void {
  pushed = now;
}

/** Asks now, for instance after messages were read. Silent when it fails (1 §8): the next one tells. */
export async function refreshUnread(): Promise<void> {
  const asked = readCredentials()?.keylogin;
  try {
    const { countUnread } = await import('./calls.ts');
    const count = await countUnread();
    // Meanwhile another tab may have signed in as somebody else.
    if (readCredentials()?.keylogin === asked) unread.set(count);
  } catch {
    // What stands there stays.
  }
}

/**
 * The number of conversations with something unread, asked every 10 s (1 §9) while the tab is seen and
 * nothing is pushed; 0 for visitors.
 * The badge itself shows at most 99.
 */
export function useUnread(keylogin: string | undefined): number {
  useEffect(() => {
    unread.set(0);
    if (!keylogin) return;
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
    ask();
    const timer = setInterval(() => pushed || ask(), POLL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [keylogin]);
  return useUnreadCount();
}

/** The same number beside where it is asked for. */
export const useUnreadCount = (): number => useStore(unread);
