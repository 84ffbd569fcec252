export interface Email {
  readonly to: string;
  /** Where replies go, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  /** Says the same to who reads no HTML. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface EmailSender {
  /** Resolves once the server has taken it. `RefusedMailbox` when it refuses the address for good. */
  send(email: Email): Promise<void>;
}

/** The server said that no mail ever reaches this address. */
export class RefusedMailbox extends Error {
  override name = 'RefusedMailbox';
}
