import type { WhatsAppConfig } from '#server/config.ts';
import { deliveriesIn, isEqualInConstantTime, isSigned } from './webhook.ts';
import { type Template, Undeliverable, type WhatsAppSender } from './port.ts';

const LANGUAGE = 'es_MX';
const CODE_TEMPLATE = 'codigo_de_verificacion';
const TIMEOUT_MS = 10_000;
/** Error codes of the provider after which retrying the same message is useless. */
const FINAL_ERRORS = new Set([131026, 131021, 131030]);

/** WhatsApp Business Cloud API over HTTP. */
export function cloudApi(config: WhatsAppConfig): WhatsAppSender {
  const post = (path: string, body: unknown) => request(config, path, { method: 'POST', body });
  const template = (to: string, name: string, components: unknown[]) =>
    post(`${config.phoneNumberId}/messages`, {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: { name, language: { code: LANGUAGE }, components },
    });
  return {
    async send({ to, template: name, parameters }) {
      const { messages } = (await template(to, name, [
        { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) },
      ])) as { messages: [{ id: string }] };
      return messages[0].id;
    },
    async sendCode(to, code) {
      const parameters = [{ type: 'text', text: code }];
      await template(to, CODE_TEMPLATE, [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ]);
    },
    async register(templates) {
      const path = `${config.businessId}/message_templates`;
      const { data } = (await request(config, `${path}?limit=200`, { method: 'GET' })) as {
        data: { name: string }[];
      };
      const known = new Set(data.map(({ name }) => name));
      for (const item of [CODE, ...templates].filter(({ name }) => !known.has(name)))
        await post(path, definitionOf(item));
    },
    readWebhook(body, signature) {
      if (!isSigned(body, signature, config.appSecret)) return null;
      try {
        return deliveriesIn(body);
      } catch {
        return null;
      }
    },
    isVerifyToken: (word) => isEqualInConstantTime(word, config.verifyToken),
  };
}

const CODE: Template = {
  name: CODE_TEMPLATE,
  category: 'AUTHENTICATION',
  text: '{{1}} es tu código de verificación. Vence en 10 minutos; no lo compartas.',
  examples: ['123456'],
};

function definitionOf({ name, category, text, examples }: Template): unknown {
  const body = { type: 'BODY', text, example: { body_text: [examples] } };
  const button = { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] };
  return {
    name,
    category,
    language: LANGUAGE,
    components: category === 'AUTHENTICATION' ? [body, button] : [body],
  };
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
  const { error } = (await response.json().catch(() => ({}))) as { error?: { code?: number } };
  const message = `WhatsApp answered ${response.status}, error ${error?.code ?? 'unknown'}`;
  throw error?.code && FINAL_ERRORS.has(error.code)
    ? new Undeliverable(message)
    : new Error(message);
}
