import { useSyncExternalStore } from 'react';
import { mexicoDay } from '#lib/mexico-time.ts';

const STEP = 15_000;
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
    timer = setInterval(tick, STEP);
    // A tab that slept shows old times until its next tick.
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
/** The time in epoch ms, renewed every 15 s by one timer for all who watch it. */
export const useNow = (): number => useSyncExternalStore(subscribe, snapshot, snapshot);

const day = () => mexicoDay(now);
/** The day in Mexico City, `YYYY-MM-DD`: whoever watches it renders again only at midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, day, day);
