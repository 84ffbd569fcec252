import { devPage, escape, when } from './page.ts';

/** A message that a stand-in received. */
export interface OutboxMessage {
  channel: string;
  to: string;
  text: string;
  subject?: string | undefined;
  at: string;
}

const CHANNELS: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'Correo',
};

/** What the stand-ins of WhatsApp, SMS and e-mail received, newest first, as a page. */
export const outboxPage = (messages: readonly OutboxMessage[]): string =>
  devPage(
    'Mensajes enviados',
    `<p>Lo que WhatsApp, los SMS y el correo de desarrollo recibieron, lo más nuevo primero. Se actualiza cada 5 segundos.</p>
${messages.length === 0 ? '<p>Todavía no hay mensajes. Aquí llegan los códigos y los avisos.</p>' : ''}
<ol>
${messages
  .map(
    ({ channel, to, text, subject, at }) => `<li>
<header><b>${CHANNELS[channel] ?? escape(channel)}</b> <span>${escape(to)}</span> ${when(Date.parse(at))}</header>
${subject ? `<h2>${escape(subject)}</h2>` : ''}<p>${escape(text)}</p>
</li>`,
  )
  .join('\n')}
</ol>`,
    '<meta http-equiv="refresh" content="5">',
  );
