import { randomBytes } from 'node:crypto';
import type { Outbox } from '../outbox.ts';
import { GraphError, invalidParameter } from './errors.ts';
import { renderTemplate, type SentComponent, type Template } from './templates.ts';

/** Keyed by `templateKey`. */
export type Templates = ReadonlyMap<string, Template>;

type Message = {
  messaging_product?: string;
  to?: string;
  /** Comes back with the statuses of the message. */
  biz_opaque_callback_data?: string;
  type?: string;
  text?: { body?: string };
  template?: { name?: string; language?: { code?: string }; components?: SentComponent[] };
};

/** Numbers with this ending simulate phones without WhatsApp. */
const UNDELIVERABLE = /0000000$/;

/** Accepts a message as the Cloud API does, and adds the text that the person would read to the outbox. */
export function sendMessage(
  message: Message,
  templates: Templates,
  outbox: Outbox,
  /** Whether this number wrote within the last 24 hours. */
  wroteLately: (number: string) => boolean,
) {
  if (message.messaging_product !== 'whatsapp') {
    throw invalidParameter("Param messaging_product must be 'whatsapp'");
  }
  const number = String(message.to ?? '').replace(/[\s()+-]/g, '');
  if (!/^\d{8,15}$/.test(number)) {
    throw invalidParameter('Param to must be a valid WhatsApp phone number');
  }
  const { biz_opaque_callback_data: data } = message;
  if (data !== undefined && (typeof data !== 'string' || data.length > 512)) {
    throw invalidParameter('biz_opaque_callback_data is a string of up to 512 characters');
  }
  const text = textOf(message, templates);
  if (UNDELIVERABLE.test(number)) {
    throw new GraphError(400, 131026, 'Message undeliverable', 'Message Undeliverable.');
  }
  if (message.type !== 'template' && !wroteLately(number)) {
    throw new GraphError(
      400,
      131047,
      'Re-engagement message',
      'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
    );
  }
  outbox.add({ channel: 'whatsapp', to: number, text, at: new Date().toISOString() });
  const id = `wamid.${randomBytes(24).toString('base64')}`;
  return {
    sent: { id, to: number, data },
    answer: {
      messaging_product: 'whatsapp',
      contacts: [{ input: message.to, wa_id: number }],
      messages: [{ id, message_status: 'accepted' }],
    },
  };
}

function textOf(message: Message, templates: Templates): string {
  if (message.type === 'template') return templateText(message.template ?? {}, templates);
  if (message.type !== undefined && message.type !== 'text') {
    throw invalidParameter(`The stand-in sends text and templates, not ${message.type}`);
  }
  const body = message.text?.body;
  if (!body || body.length > 4096) throw invalidParameter('text.body has 1 to 4096 characters');
  return body;
}

function templateText(sent: NonNullable<Message['template']>, templates: Templates): string {
  const language = sent.language?.code;
  if (!sent.name || !language) throw invalidParameter('template needs name and language.code');
  const template = templates.get(templateKey(sent.name, language));
  if (template?.status === 'PAUSED') throw new GraphError(400, 132015, 'Template is Paused');
  if (template?.status === 'DISABLED') throw new GraphError(400, 132016, 'Template is Disabled');
  // One that waits for its review, or was refused, is unknown too.
  if (template?.status !== 'APPROVED') {
    throw new GraphError(
      404,
      132001,
      'Template name does not exist in the translation',
      `template name (${sent.name}) does not exist in ${language}`,
    );
  }
  const rendered = renderTemplate(template, sent.components ?? []);
  if ('text' in rendered) return rendered.text;
  throw new GraphError(
    400,
    132000,
    'Number of parameters does not match the expected number of params',
    rendered.missing,
  );
}

export function templateKey(name: string, language: string): string {
  return `${name}/${language}`;
}
