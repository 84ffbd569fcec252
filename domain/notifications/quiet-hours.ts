import { DAY, mexicoDay, mexicoTime, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Group } from './groups.ts';

/** From and to when nothing rings, in Mexico City (4 §E). */
export const QUIET = { from: '22:00', to: '08:00' } as const;

const MORNING = 8 * (DAY / 24);

/** When the night ends (epoch ms) in which an instant (epoch ms) lies; null by day. */
export function endOfNight(at: number): number | null {
  const time = mexicoTime(at);
  if (time >= QUIET.to && time < QUIET.from) return null;
  const today = startOfMexicoDay(mexicoDay(at)) + MORNING;
  return time < QUIET.to ? today : today + DAY;
}

/** Until when (epoch ms) something of a group waits before it goes out; null when it goes at once, as what concerns security does. */
export const waitsUntil = (group: Group, at: number): number | null =>
  group === 'seguridad' ? null : endOfNight(at);
