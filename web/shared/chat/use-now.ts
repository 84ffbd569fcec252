import { useSyncExternalStore } from 'react';
import { mexicoDay } from '#lib/mexico-time.ts';
import { serverNow, whenServerClockMoves } from '#web/api/server-clock.ts';

const INTERVAL_MS = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let stopHearing = () => {};
let now = serverNow();

const tick = () => {
  now = serverNow();
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = serverNow();
    timer = setInterval(tick, INTERVAL_MS);
    stopHearing = whenServerClockMoves(tick);
    // A tab in the background shows old times until its next tick.
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', tick);
  };
}

const snapshot = () => now;
/** The time by the server's clock in epoch ms, updated every 15 s by one timer for all components. */
export const useNow = (): number => useSyncExternalStore(subscribe, snapshot, snapshot);

const day = () => mexicoDay(now);
/** The day in Mexico City, `YYYY-MM-DD`: a component that uses it renders again only at midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, day, day);
