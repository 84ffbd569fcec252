import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbox } from '../outbox.ts';
import { createWhatsApp } from './index.ts';

const outbox = createOutbox();
let server: { url: string; close(): Promise<void> };

beforeAll(async () => {
  server = await createWhatsApp({
    token: 'token',
    phoneNumberId: '111',
    businessId: '222',
    outbox,
  }).listen();
});
afterAll(() => server.close());

async function call(path: string, body?: object, token = 'token') {
  const reply = await fetch(`${server.url}/v23.0/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const send = (message: object, to = '+52 33 1234 5678', token = 'token') =>
  call('111/messages', { messaging_product: 'whatsapp', to, ...message }, token);

const template = (name: string, ...texts: string[]) => ({
  type: 'template',
  template: {
    name,
    language: { code: 'es_MX' },
    components: [
      { type: 'body', parameters: texts.map((text) => ({ type: 'text', text })) },
      {
        type: 'button',
        sub_type: 'url',
        index: '0',
        parameters: [{ type: 'text', text: texts[0] }],
      },
    ],
  },
});

test('a text is accepted and appears in the outbox', async () => {
  const { body } = await send({ type: 'text', text: { body: 'Hola, ¿qué tal?' } });
  expect(body).toMatchObject({
    contacts: [{ wa_id: '523312345678' }],
    messages: [{ id: expect.stringMatching(/^wamid\./), message_status: 'accepted' }],
  });
  expect(outbox.list()[0]).toMatchObject({
    channel: 'whatsapp',
    to: '+523312345678',
    text: 'Hola, ¿qué tal?',
  });
});

test('a template is rendered once it is registered', async () => {
  const unknown = await send(template('aviso', 'Ana', 'mañana'));
  expect(unknown.body.error).toMatchObject({ code: 132001 });
  const registered = await call('222/message_templates', {
    name: 'aviso',
    language: 'es_MX',
    category: 'UTILITY',
    components: [
      { type: 'BODY', text: 'Hola {{1}}: te esperamos {{2}}.' },
      {
        type: 'BUTTONS',
        buttons: [{ type: 'URL', text: 'Abrir', url: 'http://localhost/m/ca/{{1}}' }],
      },
    ],
  });
  expect(registered.body).toMatchObject({ status: 'APPROVED' });
  expect((await call('222/message_templates?name=aviso')).body.data).toHaveLength(1);
  await send(template('aviso', 'Ana', 'mañana'));
  expect(outbox.list()[0]?.text).toBe(
    'Hola Ana: te esperamos mañana.\n[Abrir] http://localhost/m/ca/Ana',
  );
  expect((await send(template('aviso', 'Ana'))).body.error).toMatchObject({ code: 132000 });
});

test('numbers of a template name its parameters in any order', async () => {
  await call('222/message_templates', {
    name: 'al_reves',
    language: 'es_MX',
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'Por «{{2}}» se descuentan {{1}}.' }],
  });
  const parameters = ['$5.00', 'Llave'].map((text) => ({ type: 'text', text }));
  await send({
    type: 'template',
    template: {
      name: 'al_reves',
      language: { code: 'es_MX' },
      components: [{ type: 'body', parameters }],
    },
  });
  expect(outbox.list()[0]).toMatchObject({ text: 'Por «Llave» se descuentan $5.00.' });
});

test('an authentication template contains the code', async () => {
  await call('222/message_templates', {
    name: 'codigo',
    language: 'es_MX',
    category: 'AUTHENTICATION',
    components: [
      { type: 'BODY', add_security_recommendation: true },
      { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE', text: 'Copiar código' }] },
    ],
  });
  await send(template('codigo', '482913'));
  expect(outbox.list()[0]?.text).toContain('482913');
});

test('refusals have the shape of the Graph API', async () => {
  const text = { type: 'text', text: { body: 'Hola' } };
  expect(await send(text, '523312345678', 'wrong')).toMatchObject({
    status: 401,
    body: { error: { code: 190, type: 'OAuthException', fbtrace_id: expect.any(String) } },
  });
  expect((await send(text, '525510000000')).body.error).toMatchObject({ code: 131026 });
  expect((await send(text, 'Ana')).body.error).toMatchObject({ code: 100 });
  expect((await call('999/messages', {})).status).toBe(400);
});
