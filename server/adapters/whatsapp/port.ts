/** A message from an approved template, the only kind that reaches people who have not written first. */
export interface TemplateMessage {
  /** E.164. */
  readonly to: string;
  readonly template: string;
  readonly parameters: readonly string[];
}

/** A template as it is registered at the provider: `{{1}}`, `{{2}}` … stand for the parameters. */
export interface Template {
  readonly name: string;
  readonly category: 'AUTHENTICATION' | 'UTILITY';
  readonly text: string;
  readonly examples: readonly string[];
}

/** The final outcome of a message that the provider had accepted. */
export interface Delivery {
  /** The id that `send` answered. */
  readonly messageId: string;
  readonly arrived: boolean;
}

export interface WhatsAppSender {
  /** Answers the provider's id of the message, by which webhooks refer to it later. */
  send(message: TemplateMessage): Promise<string>;
  /** Sends a one-time code: its template carries it twice, in the body and in the button that copies it. */
  sendCode(to: string, code: string): Promise<void>;
  /** Registers templates that the provider does not have yet. */
  register(templates: readonly Template[]): Promise<void>;
  /** The final deliveries in a webhook body; null when the provider did not sign it. */
  readWebhook(body: Buffer, signature: string): Delivery[] | null;
  /**
   * Whether this is the token agreed on with the provider, which sends it to verify the webhook's address.
   */
  isVerifyToken(word: string): boolean;
}

/** The provider said that this message can never arrive; retrying is useless. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
