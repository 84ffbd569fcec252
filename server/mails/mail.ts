import type { Email, EmailSender } from '#server/adapters/email/port.ts';

/** What a mail says; how it looks, and its text without HTML, follow from it (4 §E). */
export interface Mail {
  readonly to: string;
  /** Where replies go, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Its paragraphs. Lines that people broke stay broken. */
  readonly said: readonly string[];
  /** A one-time code that the first paragraph says, shown large. */
  readonly code?: string;
  readonly sheet?: Sheet;
  /** Leads to exactly what it speaks of. */
  readonly button?: Button;
  /** Who it is for, and why they got it. */
  readonly why: string;
  readonly wayOut?: WayOut;
}

export interface Button {
  readonly label: string;
  /** In full, as everywhere below. */
  readonly address: string;
}

/** What a receipt says, line by line. */
export interface Sheet {
  readonly title: string;
  readonly amount: string;
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
  /** Its page, where the mail's button leads elsewhere. */
  readonly address?: string;
}

/** A name and what stands under it. */
export type Fact = readonly [name: string, value: string];

/** Where somebody turns off mails of this kind. */
export interface WayOut {
  /** The screen on which everything can be chosen. */
  readonly choose: string;
  /** Ends them for whoever has the mail, without a session. */
  readonly unsubscribe: string;
}

/** Renders a mail and hands it to the mail server. Only jobs do, since both take their time. */
export async function sendMail(sender: EmailSender, mail: Mail): Promise<void> {
  // Loaded with the first mail, so that the start does not wait for it.
  const { render } = await import('./render.ts');
  const { to, replyTo, subject, wayOut } = mail;
  const email: Email = {
    to,
    subject,
    ...render(mail),
    ...(replyTo !== undefined && { replyTo }),
    ...(wayOut && { headers: unsubscribeHeaders(wayOut) }),
  };
  await sender.send(email);
}

/** By which a mailbox offers to end them in one press (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribe }: WayOut): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
