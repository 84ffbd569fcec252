import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { TestApp } from './app.ts';

const HOUR = DAY / 24;

/** Moves the clock to the next time that it is `hour` in Mexico City. */
export function goTo(test: TestApp, hour: number): void {
  const now = test.services.clock().getTime();
  const today = startOfMexicoDay(mexicoDay(now)) + hour * HOUR;
  test.advance((today > now ? today : today + DAY) - now);
}
