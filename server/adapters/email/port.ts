export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface EmailSender {
  send(email: Email): Promise<void>;
}
