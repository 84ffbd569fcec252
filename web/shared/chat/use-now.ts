import { useSyncExternalStore } from 'react';
import { mexicoDay } from '#lib/mexico-time.ts';

const INTERVAL_MS = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

const tick = () => {
  now = Date.now();
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, INTERVAL_MS);
    // A tab in the background shows old times until its next tick.
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const snapshot = () => now;
/** The time in epoch ms, updated every 15 s by one timer for all components. */
export const useNow = (): number => useSyncExternalStore(subscribe, snapshot, snapshot);

const day = () => mexicoDay(now);
/** The day in Mexico City, `YYYY-MM-DD`: a component that uses it renders again only at midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, day, day);
