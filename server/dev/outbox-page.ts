import { devPage, escape, when } from './page.ts';

export const REPLY_PAGE = '/_dev/whatsapp';

/** A message that a stand-in received. */
export interface OutboxMessage {
  channel: string;
  to: string;
  text: string;
  subject?: string | undefined;
  html?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  at: string;
}

/** One by its number in the outbox. */
export type NumberedMessage = OutboxMessage & { readonly number: number };

/** The path of the HTML of a mail. */
export const OUTBOX_HTML = '/_dev/outbox/html';

const CHANNELS: Readonly<Record<string, string>> = {
  push: 'Dispositivo',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'Correo',
};

/** What the stand-ins of WhatsApp, SMS and e-mail received, newest first, as a page. */
export const outboxPage = (messages: readonly NumberedMessage[]): string =>
  devPage(
    'Mensajes enviados',
    `<p>Lo que WhatsApp, los SMS y el correo de desarrollo recibieron, lo más nuevo primero. Se actualiza cada 5 segundos.</p>
${messages.length === 0 ? '<p>Todavía no hay mensajes. Aquí llegan los códigos y los avisos.</p>' : ''}
<ol>
${messages
  .map(
    ({ channel, to, text, subject, at, html, headers, number }) => `<li>
<header><b>${CHANNELS[channel] ?? escape(channel)}</b> <span>${escape(to)}</span> ${when(Date.parse(at))}</header>
${subject ? `<h2>${escape(subject)}</h2>` : ''}<p class="sent">${escape(text)}</p>${channel === 'whatsapp' ? `<p><a href="${REPLY_PAGE}?from=${encodeURIComponent(to)}">Contestar</a></p>` : ''}
${html === undefined ? '' : htmlPart(number)}${ways(headers)}
</li>`,
  )
  .join('\n')}
</ol>`,
    '<meta http-equiv="refresh" content="5">',
  );

/** Where one answers on WhatsApp as a person, on a page that does not renew itself. */
export const replyPage = (from: string, told: boolean): string =>
  devPage(
    'Contestar por WhatsApp',
    `<p>Como si esa persona escribiera al número de Maestros. <a href="/_dev/outbox">Mensajes enviados</a></p>
${told ? '<p class="notice" role="status">Enviado.</p>' : ''}
<form method="post" action="${REPLY_PAGE}">
<label>Teléfono <input name="from" required value="${escape(from)}"></label>
<label>Mensaje <input name="text" required placeholder="BAJA"></label>
<button>Enviar</button>
</form>`,
  );

/** The mail as a mail program shows it: in a frame in which nothing runs. */
const htmlPart = (number: number): string =>
  `<iframe class="mail" sandbox="" loading="lazy" title="Así se ve el correo ${number}" src="${OUTBOX_HTML}/${number}"></iframe>
<p class="small"><a href="${OUTBOX_HTML}/${number}">Abrir el correo solo</a></p>`;

/** The headers by which a mailbox ends such mails. */
const ways = (headers: OutboxMessage['headers'] = {}): string =>
  Object.entries(headers)
    .filter(([name]) => name.startsWith('list-'))
    .map(([name, value]) => `<p class="small">${escape(name)}: ${escape(value)}</p>`)
    .join('');
