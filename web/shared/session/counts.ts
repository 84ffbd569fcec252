import { useEffect } from 'react';
import { readCredentials } from '#web/api/session-store.ts';
import { type Counts, NO_COUNTS } from '#web/shared/layout/counts.ts';
import { createStore, useStore } from '#web/ui/store.ts';

const POLL_MS = 10_000;
const counts = createStore<Counts>(NO_COUNTS);
/** Whether the push stream is open: it then reports every change, and polling stops. */
let pushed = false;
/** Between the tabs of this browser, while somebody is signed in here; not every browser has it. */
let tabs: BroadcastChannel | undefined;

/** What one tab tells the others. */
interface Told {
  readonly keylogin: string;
  readonly counts: Counts;
}

/** Sets whether changes of the counts arrive by push; polling is the fallback (decisions §4). */
export function setCountsPushed(now: boolean): void {
  pushed = now;
}

/** Fetches the counts now, for instance after messages were read. Errors are ignored (1 §8). */
export async function refreshCounts(): Promise<void> {
  const keyloginBefore = readCredentials()?.keylogin;
  // Somebody may have logged out or, in another tab, signed in as somebody else meanwhile.
  const isStill = () => readCredentials()?.keylogin === keyloginBefore;
  try {
    const { count } = await import('./calls.ts');
    if (!isStill()) return;
    const now = await count();
    if (!isStill()) return;
    counts.set(now);
    if (keyloginBefore) tabs?.postMessage({ keylogin: keyloginBefore, counts: now } satisfies Told);
  } catch {
    // Keep the last counts.
  }
}

/** Shows what other tabs of the same account fetch: this one may not ask again until it is looked at. */
function listenToTabs(keylogin: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel('counts');
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.keylogin === keylogin) counts.set(data.counts);
  });
  tabs = channel;
  return () => {
    channel.close();
    tabs = undefined;
  };
}

/** The counts, fetched every 10 s (1 §9) while the tab is visible and push is off; none for visitors. */
export function usePolledCounts(keylogin: string | undefined): Counts {
  useEffect(() => {
    counts.set(NO_COUNTS);
    if (!keylogin) return;
    const poll = () => {
      if (document.visibilityState === 'visible') void refreshCounts();
    };
    poll();
    const timer = setInterval(() => pushed || poll(), POLL_MS);
    document.addEventListener('visibilitychange', poll);
    const closeTabs = listenToTabs(keylogin);
    return () => {
      closeTabs();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [keylogin]);
  return useCounts();
}

/** The counts as they are now. */
export const countsNow = (): Counts => counts.get();

/** The same counts, without fetching them. */
export const useCounts = (): Counts => useStore(counts);
