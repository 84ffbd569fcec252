import type { Channel } from '#domain/notifications/channels.ts';
import type { Place } from './places.ts';

/** How people are told of an event: the text of a template, and where it goes. */
export interface NotificationEvent {
  /** The next ones when none before has arrived (4 §E); those that stand together go at once. */
  readonly channels: readonly (readonly Channel[])[];
  /** `{{1}}`, `{{2}}` … are the parameters; templates may neither begin nor end with one. */
  readonly text: string;
  readonly examples: readonly string[];
  /** Of a mail, and above the text in the list of notifications. */
  readonly subject: string;
  /** What it opens. */
  readonly place: Place;
}

/** One until it arrives. */
export const IN_TURN = [['push'], ['whatsapp'], ['email']] as const;

/** What concerns somebody's account: whoever got into it, and is told on a device, keeps it from nobody. */
export const AT_ONCE = [['push', 'whatsapp', 'email']] as const;

/** What concerns somebody's money: a mail stays when a phone is lost. */
export const TOGETHER = [['push', 'email'], ['whatsapp']] as const;

/** What goes with the address itself, or is read at a desk. */
export const BY_MAIL = [['email']] as const;

/** What goes with the phone itself. */
export const BY_WHATSAPP = [['whatsapp']] as const;
