import { createHash } from 'node:crypto';
import type { NotificationName } from '#domain/notifications/events.ts';
import { CODE_TEMPLATE, OPENS, type Template } from '#server/adapters/whatsapp/port.ts';
import { ACCOUNT_EVENTS } from './account-events.ts';
import { DISPUTE_EVENTS } from './dispute-events.ts';
import type { NotificationEvent } from './notification-event.ts';
import { PROJECT_EVENTS } from './project-events.ts';
import { REMINDER_EVENTS } from './reminder-events.ts';

/** Events → texts → channels: the only table of notifications (decisions §6). */
const EVENTS: Readonly<Record<NotificationName, NotificationEvent>> = {
  ...PROJECT_EVENTS,
  ...DISPUTE_EVENTS,
  ...REMINDER_EVENTS,
  ...ACCOUNT_EVENTS,
};

const entries = Object.entries(EVENTS) as [NotificationName, NotificationEvent][];

/**
 * The name a template is registered under: of its text and button, since the provider never changes what a name stands
 * for.
 */
const nameOf = (evento: string, text: string): string =>
  `maestros_${evento}_${createHash('sha256').update(`${text}\n${OPENS}`).digest('hex').slice(0, 8)}`;

/** Minutes until a code of the one template that is no event's expires. */
const CODE_MINUTES = 10;

/** The templates that WhatsApp must have approved before the first message. */
const OF_EVENTS: readonly Template[] = entries
  .filter(([, { channels }]) => channels.some((step) => step.some((one) => one === 'whatsapp')))
  .map(([evento, { text, examples }]) => ({
    name: nameOf(evento, text),
    category: 'UTILITY' as const,
    text,
    examples,
  }));

/** All templates; codes first, without which nobody signs up. */
export const TEMPLATES: readonly Template[] = [
  { name: CODE_TEMPLATE, category: 'AUTHENTICATION', minutes: CODE_MINUTES },
  ...OF_EVENTS,
];

/** Which event a template tells of. */
export const EVENT_OF_TEMPLATE: ReadonlyMap<string, NotificationName> = new Map(
  entries.map(([evento, { text }]) => [nameOf(evento, text), evento]),
);

/** The name of the template of an event's present text. */
export const templateName = (evento: string): string => nameOf(evento, eventOf(evento).text);

export const eventOf = (evento: string): NotificationEvent => {
  const found = entries.find(([name]) => name === evento);
  if (!found) throw new Error(`no notification is called ${evento}`);
  return found[1];
};

/** What is above the text in the list; one of a former release may have none. */
export const titleOf = (evento: string): string =>
  entries.find(([name]) => name === evento)?.[1].subject ?? 'Maestros';

/** The text with its parameters in place. */
export const render = (text: string, parameters: readonly string[]): string =>
  text.replaceAll(/\{\{(\d+)\}\}/g, (_, index: string) => parameters[Number(index) - 1] ?? '');
