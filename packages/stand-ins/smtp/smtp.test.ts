import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox, type Outbox } from '../outbox.ts';
import { type SmtpServer, startSmtp } from './index.ts';

let server: SmtpServer;
let outbox: Outbox;
const target = { add: (message: Parameters<Outbox['add']>[0]) => outbox.add(message) };

beforeAll(async () => {
  server = await startSmtp(target);
});
beforeEach(() => {
  outbox = createOutbox();
});
afterAll(() => server.close());

function mailer(pool = false) {
  const { host, port } = server;
  return createTransport({ host, port, secure: false, pool, auth: { user: 'u', pass: 'p' } });
}

const from = 'Avisos <avisos@ejemplo.mx>';

describe('nodemailer', () => {
  test('keeps accents, dots at the start of lines and long lines', async () => {
    const text = `Canción número 1: «¿Qué tal, señor?»\n.punto\n..dos\n${'larga línea ñ '.repeat(40)}`;
    await mailer().sendMail({ from, to: 'ana@ejemplo.mx', subject: 'Tu código — ñandú', text });
    expect(outbox.list()).toMatchObject([
      { channel: 'email', to: 'ana@ejemplo.mx', subject: 'Tu código — ñandú', text: text.trim() },
    ]);
  });

  test.each(['base64', 'quoted-printable'] as const)(
    'reads %s and alternatives',
    async (encoding) => {
      await mailer().sendMail({
        from,
        to: 'ana@ejemplo.mx, beto@ejemplo.mx',
        subject:
          'Dos partes con un asunto tan largo que debe partirse en más de un renglón, ¿verdad?',
        text: 'Versión sencilla\nhttp://localhost/m/ca/abc=def',
        html: '<p>Versión con <b>formato</b></p>',
        attachments: [{ filename: 'a.txt', content: 'adjunto' }],
        textEncoding: encoding,
      });
      expect(outbox.list().map(({ to }) => to)).toEqual(['beto@ejemplo.mx', 'ana@ejemplo.mx']);
      expect(outbox.list()[0]).toMatchObject({
        subject:
          'Dos partes con un asunto tan largo que debe partirse en más de un renglón, ¿verdad?',
        text: 'Versión sencilla\nhttp://localhost/m/ca/abc=def',
      });
    },
  );

  test('keeps the HTML and the headers, folded ones in one line', async () => {
    const html = '<p>Versión con <b>formato</b></p>';
    const address = `<http://localhost/baja/${'a'.repeat(90)}>`;
    const headers = { 'List-Unsubscribe': address };
    const mail = { from, to: 'ana@ejemplo.mx', subject: 'x', text: 'x', html, headers };
    await mailer().sendMail(mail);
    expect(outbox.list()[0]).toMatchObject({ html, headers: { 'list-unsubscribe': address } });
  });

  test('turns HTML without text into text, with the addresses of links', async () => {
    const html = '<style>p{}</style><p>Hola &amp; adiós</p><a href="http://localhost/x">Abrir</a>';
    await mailer().sendMail({ from, to: 'ana@ejemplo.mx', subject: 'x', html });
    expect(outbox.list()[0]?.text).toBe('Hola & adiós\n\nAbrir [http://localhost/x]');
  });

  test('takes many messages over one connection', async () => {
    const pool = mailer(true);
    for (let i = 0; i < 5; i++) {
      await pool.sendMail({ from, to: 'ana@ejemplo.mx', subject: String(i), text: String(i) });
    }
    pool.close();
    expect(outbox.list().map(({ text }) => text)).toEqual(['4', '3', '2', '1', '0']);
  });

  test('refuses a message larger than the limit', async () => {
    const text = 'x'.repeat(10_000_001);
    await expect(
      mailer().sendMail({ from, to: 'ana@ejemplo.mx', subject: 'x', text }),
    ).rejects.toMatchObject({ responseCode: 552 });
    expect(outbox.list()).toEqual([]);
  });
});

test('refuses commands out of order and keeps working', async () => {
  const socket = connect(server.port, server.host);
  let answers = '';
  const greeted = once(socket, 'data');
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  // The server disconnects a client that sends before its greeting.
  await greeted;
  socket.write('EHLO me\r\nDATA\r\nRCPT TO:<a@b>\r\nMAIL FROM:nobody\r\nXYZ\r\nQUIT\r\n');
  await once(socket, 'close');
  expect(answers.split('\r\n').map((line) => line.slice(0, 3))).toEqual(
    expect.arrayContaining(['220', '503', '501', '500', '221']),
  );
});
