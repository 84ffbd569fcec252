import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerSecurityHeaders } from '#server/web/security-headers.ts';
import { mountDevPages } from './mount.ts';

// What developers see of the mails that were sent.

const MAIL = {
  channel: 'email',
  to: 'clara@correo.mx',
  subject: 'Recibiste una propuesta',
  text: 'Hola',
  html: '<style>p{color:red}</style><p>Hola <b>Clara</b></p>',
  headers: { 'list-unsubscribe': '<http://localhost/baja/abc>', from: 'Maestros' },
  at: '2026-11-27T16:00:00.000Z',
};
const CODE = { channel: 'sms', to: '+523312345678', text: '123456', at: MAIL.at };

const written: object[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await registerSecurityHeaders(app, { mode: 'production' });
  mountDevPages(app, {
    outbox: {
      list: () => [MAIL, CODE],
      numbered: () => [
        { ...MAIL, number: 8 },
        { ...CODE, number: 7 },
      ],
    },
    whatsapp: { write: async (one) => void written.push(one) },
    push: {
      subscribe: () => ({ endpoint: '', p256dh: '', auth: '' }),
      end: () => {},
      fail: () => {},
    },
    stripe: { url: 'http://127.0.0.1:9', secretKey: 'sk', listener: () => {} },
  });
});
afterAll(() => app.close());

it('shows the HTML of a mail beside its text, in a frame in which nothing runs', async () => {
  const { body, headers } = await app.inject('/_dev/outbox');
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
  expect(body.match(/<iframe[^>]*>/g)).toEqual([
    expect.stringMatching(/ sandbox="" .* src="\/_dev\/outbox\/html\/8">$/),
  ]);
  expect(body).toContain('<p class="sent">Hola</p>');
  expect(body).toContain('list-unsubscribe: &#60;http://localhost/baja/abc&#62;');
});

it('lets the frame have its own styles, and load and run nothing', async () => {
  const { body, headers } = await app.inject('/_dev/outbox/html/8');
  expect(body).toBe(MAIL.html);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none';style-src 'unsafe-inline';sandbox.*frame-ancestors 'self'$/,
    ),
    'x-frame-options': 'SAMEORIGIN',
  });
  for (const number of ['7', '9', 'x'])
    expect((await app.inject(`/_dev/outbox/html/${number}`)).statusCode).toBe(404);
});

it('has all of it as data', async () => {
  const { messages } = (await app.inject('/_dev/outbox.json')).json<{ messages: unknown[] }>();
  expect(messages).toEqual([MAIL, CODE]);
});

it('answers on WhatsApp as the person, of a phone that is one', async () => {
  const { body } = await app.inject('/_dev/whatsapp?from=%2B523312345678');
  expect(body).toContain('value="+523312345678"');
  const reply = await app.inject({
    method: 'POST',
    url: '/_dev/whatsapp',
    payload: { from: '+523312345678', text: 'BAJA' },
  });
  expect(reply.statusCode).toBe(303);
  expect(written).toEqual([{ from: '+523312345678', text: 'BAJA' }]);
  const wrong = {
    method: 'POST',
    url: '/_dev/whatsapp',
    payload: { from: 'Ana', text: '' },
  } as const;
  expect((await app.inject(wrong)).statusCode).toBe(400);
  expect(written).toHaveLength(1);
});
