import type { ProjectEvent } from '#domain/projects/events.ts';
import { DISPUTES } from './event-texts/disputes.ts';
import { MONEY } from './event-texts/money.ts';
import { OFFERS } from './event-texts/offers.ts';
import { SHOWINGS } from './event-texts/showings.ts';
import type { EventTexts } from './event-texts/text.ts';
import { WORK } from './event-texts/work.ts';

/** The chat message of each event, and its notification. */
export const EVENT_TEXTS: Readonly<Record<ProjectEvent, EventTexts>> = {
  ...OFFERS,
  ...MONEY,
  ...WORK,
  ...DISPUTES,
  ...SHOWINGS,
};
