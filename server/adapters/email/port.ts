export interface Email {
  readonly to: string;
  /** Who gets the answer, when not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

export interface EmailSender {
  send(email: Email): Promise<void>;
}
