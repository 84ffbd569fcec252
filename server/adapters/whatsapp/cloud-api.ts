import type { WhatsAppConfig } from '#server/config.ts';
import { definitionOf, LANGUAGE, type ListedTemplate, newsOf } from './templates.ts';
import { isEqualInConstantTime, isSigned, newsIn } from './webhook.ts';
import { CODE_TEMPLATE, TemplateRefused, Undeliverable, type WhatsAppSender } from './port.ts';

const TIMEOUT_MS = 10_000;
/** Error codes of the provider after which retrying the same message is useless. */
// 131047: an answer for which the 24 hours are over. The last four are of a template that is unknown, stopped or of
// another form: another channel is quicker.
const FINAL_ERRORS = new Set([131026, 131021, 131030, 131047, 132000, 132001, 132015, 132016]);
/** Error codes that say to come back later. */
const LIMITS = new Set([4, 80007, 80008, 130429, 131056]);

/** WhatsApp Business Cloud API over HTTP; `origin` is where the product is, to which messages lead. */
export function cloudApi(config: WhatsAppConfig, origin: string): WhatsAppSender {
  const registered = `${config.businessId}/message_templates`;
  const post = (path: string, body: unknown) => request(config, path, { method: 'POST', body });
  const template = (to: string, name: string, components: unknown[], delivery?: number) =>
    post(`${config.phoneNumberId}/messages`, {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: { name, language: { code: LANGUAGE }, components },
      ...(delivery !== undefined && { biz_opaque_callback_data: String(delivery) }),
    });
  return {
    async send({ to, template: name, parameters, path, delivery }) {
      const components = [
        { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) },
        {
          type: 'button',
          sub_type: 'url',
          index: '0',
          parameters: [{ type: 'text', text: path.slice(1) }],
        },
      ];
      const { messages } = (await template(to, name, components, delivery)) as {
        messages: [{ id: string }];
      };
      return messages[0].id;
    },
    async sendCode(to, code) {
      const parameters = [{ type: 'text', text: code }];
      await template(to, CODE_TEMPLATE, [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ]);
    },
    async answer(to, text) {
      await post(`${config.phoneNumberId}/messages`, {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'text',
        text: { body: text, preview_url: false },
      });
    },
    async templates() {
      const all: ListedTemplate[] = [];
      let after = '';
      do {
        const page = `${registered}?fields=name,language,status,rejected_reason&limit=100${after}`;
        const { data, paging } = (await request(config, page, { method: 'GET' })) as TemplatePage;
        all.push(...data);
        const cursor = paging?.next === undefined ? undefined : paging.cursors?.after;
        after = cursor === undefined ? '' : `&after=${encodeURIComponent(cursor)}`;
      } while (after !== '');
      return newsOf(all);
    },
    async register(template) {
      const answer = (await post(registered, definitionOf(template, origin)).catch(
        (error: unknown) => {
          if (error instanceof Refusal && error.isFinal) throw new TemplateRefused(error.details);
          throw error;
        },
      )) as { status: string };
      const [news] = newsOf([{ name: template.name, status: answer.status }]);
      return news ?? { name: template.name, state: 'PENDING', reason: null };
    },
    readWebhook(body, signature) {
      if (!isSigned(body, signature, config.appSecret)) return null;
      try {
        return newsIn(body);
      } catch {
        return null;
      }
    },
    isVerifyToken: (word) => isEqualInConstantTime(word, config.verifyToken),
  };
}

interface TemplatePage {
  readonly data: readonly ListedTemplate[];
  readonly paging?: { readonly next?: string; readonly cursors?: { readonly after?: string } };
}

interface GraphAnswer {
  readonly error?: {
    readonly code?: number;
    readonly message?: string;
    readonly error_user_msg?: string;
    readonly error_data?: { readonly details?: string };
  };
}

/** What the provider answered instead of doing it. */
class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number | undefined;
  /** Whether the same request will never be accepted: neither a limit nor an outage. */
  readonly isFinal: boolean;
  readonly details: string;

  constructor(status: number, { error = {} }: GraphAnswer) {
    super(`WhatsApp answered ${status}, error ${error.code ?? 'unknown'}`);
    this.code = error.code;
    this.isFinal = status === 400 && !LIMITS.has(error.code ?? 0);
    this.details =
      error.error_user_msg ?? error.error_data?.details ?? error.message ?? this.message;
  }
}

async function request(
  config: WhatsAppConfig,
  path: string,
  { method, body }: { method: string; body?: unknown },
): Promise<unknown> {
  const response = await fetch(`${config.apiBase}/${path}`, {
    method,
    headers: { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.json();
  const refusal = new Refusal(
    response.status,
    (await response.json().catch(() => ({}))) as GraphAnswer,
  );
  throw refusal.code !== undefined && FINAL_ERRORS.has(refusal.code)
    ? new Undeliverable(refusal.message)
    : refusal;
}
