import { type Clock, install } from '@sinonjs/fake-timers';

// Not `vi.useFakeTimers`: in a browser Vitest turns that clock on by itself while it waits for a click.

let clock: Clock | undefined;

/** Longer than anything that pages keep for later, such as the results of a search. */
const BETWEEN_TESTS = 6 * 60_000;
let later = 0;

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(RealDate.now() + later);
    else super(...args);
  }

  static override now(): number {
    return RealDate.now() + later;
  }
} as DateConstructor;

/** Lets the next test begin some minutes later, so that nothing is left of what pages keep so long. */
export function beginLater(): void {
  later += BETWEEN_TESTS;
}

/** Stops the clock: timers then run only on demand. `at` is for words about a day. */
export function stopClock(at = Date.now()): void {
  clock = install({
    now: at,
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
