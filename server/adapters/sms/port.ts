/** A text message to a phone: codes only, because each costs and cannot be answered (4 §E). */
export interface TextMessage {
  /** E.164. */
  readonly to: string;
  /** At most 70 characters with accents, which is one message. */
  readonly text: string;
}

export interface SmsSender {
  /** Resolves once the provider has taken it. `UnreachablePhone` when it never will. */
  send(message: TextMessage): Promise<void>;
}

/** The provider said that no message ever reaches this phone. */
export class UnreachablePhone extends Error {
  override name = 'UnreachablePhone';
}
