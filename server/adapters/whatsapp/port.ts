import type { TemplateState } from '#domain/notifications/templates.ts';

/** A message from an approved template, the only kind that reaches people who have not written first. */
export interface TemplateMessage {
  /** E.164. */
  readonly to: string;
  readonly template: string;
  readonly parameters: readonly string[];
  /** The address in the product that its button opens, as a path. */
  readonly path: string;
  /** Our number of it, which comes back with what became of it. */
  readonly delivery: number;
}

/**
 * A template as it is registered at the provider: `{{1}}`, `{{2}}` … stand for the parameters. Those with a text have a
 * button that opens an address of the product.
 */
export type Template =
  | {
      readonly name: string;
      readonly category: 'UTILITY';
      readonly text: string;
      readonly examples: readonly string[];
    }
  /** Of one-time codes: its text is the provider's own; `minutes` until a code expires. */
  | { readonly name: string; readonly category: 'AUTHENTICATION'; readonly minutes: number };

/** What is on the button of every template but that of codes. */
export const OPENS = 'Abrir en Maestros';

/** The template of one-time codes. */
export const CODE_TEMPLATE = 'codigo_de_verificacion';

/** What the provider says of a template; `reason` in its own words, null where it gives none. */
export interface TemplateNews {
  readonly name: string;
  readonly state: TemplateState;
  readonly reason: string | null;
}

/** What became of a message that the provider had accepted. */
export interface Delivery {
  /** Our number of it; null of messages that had none, such as codes. */
  readonly delivery: number | null;
  /** The id that `send` answered. */
  readonly messageId: string;
  readonly state: 'arrived' | 'read' | 'failed';
}

/** What somebody wrote to our number. */
export interface Reply {
  /** The provider's id of the message, which it may tell twice. */
  readonly id: string;
  /** E.164. */
  readonly phone: string;
  /** '' of a picture, a voice message or the like. */
  readonly text: string;
  readonly at: Date;
}

export interface WhatsAppSender {
  /** Answers the provider's id of the message. `Undeliverable` when it can never arrive. */
  send(message: TemplateMessage): Promise<string>;
  /** Sends a one-time code: its template carries it twice, in the body and in the button that copies it. */
  sendCode(to: string, code: string): Promise<void>;
  /**
   * Answers in words of one's own somebody who wrote within the last 24 hours. `Undeliverable` when they did not, or it can
   * never arrive.
   */
  answer(to: string, text: string): Promise<void>;
  /** Every template that the provider has, whoever registered it. */
  templates(): Promise<TemplateNews[]>;
  /** Registers one that the provider does not have. `TemplateRefused` when it never will in this form. */
  register(template: Template): Promise<TemplateNews>;
  /** The final deliveries, the news of templates and what people wrote in a webhook body; null when the provider did not sign it. */
  readWebhook(body: Buffer, signature: string): WebhookNews | null;
  /**
   * Whether this is the token agreed on with the provider, which sends it to verify the webhook's address.
   */
  isVerifyToken(word: string): boolean;
}

export interface WebhookNews {
  readonly deliveries: readonly Delivery[];
  readonly templates: readonly TemplateNews[];
  readonly replies: readonly Reply[];
}

/** The provider does not take this template in this form; its message says why. */
export class TemplateRefused extends Error {
  override name = 'TemplateRefused';
}

/** The provider said that this message can never arrive; retrying is useless. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
