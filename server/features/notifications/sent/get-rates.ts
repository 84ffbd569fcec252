import { getNotificationRates as call } from '#contract/notifications.ts';
import type { Channel } from '#domain/notifications/channels.ts';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import { handle } from '#server/calls/handler.ts';
import { ratesBetween } from './queries.ts';

export const getNotificationRates = handle(call, async ({ dia }, { db }) => {
  const from = startOfMexicoDay(dia as string);
  const rows = await ratesBetween(db, new Date(from), new Date(from + DAY));
  return { tasas: rows.map(({ channel, ...row }) => ({ ...row, canal: channel as Channel })) };
});
