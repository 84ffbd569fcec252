import { type Clock, install } from '@sinonjs/fake-timers';

// Not `vi.useFakeTimers`: in a browser Vitest turns that clock on by itself while it waits for a click.

let clock: Clock | undefined;
let later = 0;

/**
 * Stops the clock: timers then run only on demand, so that durations are tested without waiting. It is an hour
 * later each time, so that nothing is left of what pages keep for some minutes; `at` is for words about a day.
 */
export function stopClock(at?: number): void {
  later += 3_600_000;
  clock = install({
    now: at ?? Date.now() + later,
    // Those of before that end meanwhile.
    shouldClearNativeTimers: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

/** Lets this time pass on the stopped clock. */
export async function pass(milliseconds: number): Promise<void> {
  if (!clock) throw new Error('The clock runs by itself.');
  await clock.tickAsync(milliseconds);
}

/** The device sleeps for this long; then each timer that is due runs once. */
export function sleep(milliseconds: number): void {
  if (!clock) throw new Error('The clock runs by itself.');
  clock.jump(milliseconds);
}

export function resumeClock(): void {
  clock?.uninstall();
  clock = undefined;
}
