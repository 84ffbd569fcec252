import type { NotificationName } from '#domain/notifications/events.ts';
import type { Template } from '#server/adapters/whatsapp/port.ts';
import { ACCOUNT_EVENTS } from './account-events.ts';
import type { NotificationEvent } from './notification-event.ts';
import { PROJECT_EVENTS } from './project-events.ts';
import { REMINDER_EVENTS } from './reminder-events.ts';

/** Events → texts → channels: the only table of notifications (decisions §6). */
const EVENTS: Readonly<Record<NotificationName, NotificationEvent>> = {
  ...PROJECT_EVENTS,
  ...REMINDER_EVENTS,
  ...ACCOUNT_EVENTS,
};

const entries = Object.entries(EVENTS) as [NotificationName, NotificationEvent][];

/** The name a template is registered under. */
export const templateName = (evento: string): string => `maestros_${evento}`;

/** The templates that WhatsApp must have approved before the first message. */
export const TEMPLATES: readonly Template[] = entries
  .filter(([, { channels }]) => channels.includes('whatsapp'))
  .map(([evento, { text, examples }]) => ({
    name: templateName(evento),
    category: 'UTILITY',
    text,
    examples,
  }));

export const eventOf = (evento: string): NotificationEvent => {
  const found = entries.find(([name]) => name === evento);
  if (!found) throw new Error(`no notification is called ${evento}`);
  return found[1];
};

/** The text with its parameters in place. */
export const render = (text: string, parameters: readonly string[]): string =>
  text.replaceAll(/\{\{(\d+)\}\}/g, (_, index: string) => parameters[Number(index) - 1] ?? '');
