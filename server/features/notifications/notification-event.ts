import type { Place } from './places.ts';

/** How people are told of an event: the text of a template, and where it goes. */
export interface NotificationEvent {
  readonly channels: readonly ('whatsapp' | 'email')[];
  /** `{{1}}`, `{{2}}` … are the parameters; templates may neither begin nor end with one. */
  readonly text: string;
  readonly examples: readonly string[];
  readonly subject?: string;
  /** What it opens. */
  readonly place: Place;
}
