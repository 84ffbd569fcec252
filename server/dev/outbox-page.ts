/** A message that a stand-in received. */
export interface OutboxMessage {
  channel: string;
  to: string;
  text: string;
  subject?: string | undefined;
  at: string;
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const when = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** What the stand-ins of WhatsApp and e-mail received, newest first, as a page. */
export const outboxPage = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Mensajes enviados · Maestros</title>
<link rel="stylesheet" href="/_dev/outbox.css">
</head>
<body>
<main>
<h1>Mensajes enviados</h1>
<p>Lo que WhatsApp y el correo de desarrollo recibieron, lo más nuevo primero. Se actualiza cada 5 segundos.</p>
${messages.length === 0 ? '<p>Todavía no hay mensajes. Aquí llegan los códigos y los avisos.</p>' : ''}
<ol>
${messages
  .map(
    ({ channel, to, text, subject, at }) => `<li>
<header><b>${channel === 'whatsapp' ? 'WhatsApp' : 'Correo'}</b> <span>${escape(to)}</span> <time datetime="${escape(at)}">${escape(when.format(new Date(at)))}</time></header>
${subject ? `<h2>${escape(subject)}</h2>` : ''}<p>${escape(text)}</p>
</li>`,
  )
  .join('\n')}
</ol>
</main>
</body>
</html>
`;

export const OUTBOX_CSS = `
:root { color-scheme: light dark; --ink: #1d2433; --muted: #5b6475; --sand: #faf6ef; --paper: #fff; --line: #e6dfd3; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ecf2; --muted: #a9b2c3; --sand: #12161f; --paper: #1b2130; --line: #313a4d; } }
body { margin: 0; background: var(--sand); color: var(--ink); font: 16px/1.55 Figtree, system-ui, sans-serif; }
main { max-width: 44rem; margin: auto; padding: 24px 16px; }
h1 { font-size: 28px; margin: 0; } h2 { font-size: 16px; margin: 8px 0 0; } p { margin: 8px 0 0; overflow-wrap: anywhere; }
ol { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 12px; }
li { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 16px; }
header { display: flex; flex-wrap: wrap; gap: 4px 12px; color: var(--muted); font-size: 14px; } header b { color: var(--ink); } time { margin-left: auto; }
`;
