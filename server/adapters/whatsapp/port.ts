/** A message of an approved template; only those reach people who have not written first. */
export interface TemplateMessage {
  /** E.164. */
  readonly to: string;
  readonly template: string;
  readonly parameters: readonly string[];
}

/** A template as the provider registers it: `{{1}}`, `{{2}}` … stand for the parameters. */
export interface Template {
  readonly name: string;
  readonly category: 'AUTHENTICATION' | 'UTILITY';
  readonly text: string;
  readonly examples: readonly string[];
}

/** What became of a message that the provider had taken. */
export interface Delivery {
  /** As `send` answered it. */
  readonly messageId: string;
  readonly arrived: boolean;
}

export interface WhatsAppSender {
  /** Answers the provider's id of the message, by which notices name it later. */
  send(message: TemplateMessage): Promise<string>;
  /** A one-time code: its template carries it twice, in the body and in the button that copies it. */
  sendCode(to: string, code: string): Promise<void>;
  /** Registers templates that the provider does not have yet. */
  register(templates: readonly Template[]): Promise<void>;
  /** What a notice says of messages that are no longer on their way; null when the provider did not sign it. */
  readWebhook(body: Buffer, signature: string): Delivery[] | null;
  /** Whether this is the word that was agreed on with the provider, which asks with it where notices go. */
  isVerifyToken(word: string): boolean;
}

/** The provider said that this message can never arrive; trying again is of no use. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
