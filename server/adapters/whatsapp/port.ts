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

export interface WhatsAppSender {
  send(message: TemplateMessage): Promise<void>;
  /** A one-time code: its template carries it twice, in the body and in the button that copies it. */
  sendCode(to: string, code: string): Promise<void>;
  /** Registers templates that the provider does not have yet. */
  register(templates: readonly Template[]): Promise<void>;
}

/** The provider said that this message can never arrive; trying again is of no use. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
