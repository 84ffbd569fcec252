import { useEffect } from 'react';
import { readCredentials } from '#web/api/session-store.ts';
import { createStore, useStore } from '#web/ui/store.ts';

const POLL_MS = 10_000;
const unread = createStore(0);
/** Whether the push stream is open: it then reports every change, and polling stops. */
let pushed = false;

/** Sets whether changes of the count arrive by push; polling is the fallback (decisions §4). */
export function setUnreadPushed(now: boolean): void {
  pushed = now;
}

/** Fetches the count now, for instance after messages were read. Errors are ignored (1 §8). */
export async function refreshUnread(): Promise<void> {
  const keyloginBefore = readCredentials()?.keylogin;
  try {
    const { countUnread } = await import('./calls.ts');
    const count = await countUnread();
    // Another tab may have signed in as somebody else meanwhile.
    if (readCredentials()?.keylogin === keyloginBefore) unread.set(count);
  } catch {
    // Keep the last count.
  }
}

/**
 * The number of unread conversations, fetched every 10 s (1 §9) while the tab is visible and push is
 * off; 0 for visitors. The badge shows at most 99.
 */
export function useUnread(keylogin: string | undefined): number {
  useEffect(() => {
    unread.set(0);
    if (!keylogin) return;
    const poll = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
    poll();
    const timer = setInterval(() => pushed || poll(), POLL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [keylogin]);
  return useUnreadCount();
}

/** The same number, without fetching it. */
export const useUnreadCount = (): number => useStore(unread);
