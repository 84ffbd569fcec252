export interface Email {
  readonly to: string;
  /** Where replies go, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

export interface EmailSender {
  send(email: Email): Promise<void>;
}
