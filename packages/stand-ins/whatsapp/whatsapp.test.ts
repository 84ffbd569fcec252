import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbox } from '../outbox.ts';
import { createWhatsApp } from './index.ts';

const outbox = createOutbox();
const whatsapp = createWhatsApp({
  token: 'token',
  phoneNumberId: '111',
  businessId: '222',
  outbox,
});
let server: { url: string; close(): Promise<void> };

beforeAll(async () => {
  server = await whatsapp.listen();
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

test('a text is accepted of who wrote within a day, and appears in the outbox', async () => {
  const text = { type: 'text', text: { body: 'Hola, ¿qué tal?' } };
  expect((await send(text)).body.error).toMatchObject({ code: 131047 });
  // As the provider spells a Mexican mobile.
  await whatsapp.write({ from: '5213312345678', text: 'Hola' });
  const { body } = await send(text);
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
      {
        type: 'BODY',
        text: 'Hola {{1}}: te esperamos {{2}} en la casa.',
        example: { body_text: [['Ana', 'hoy']] },
      },
      {
        type: 'BUTTONS',
        buttons: [
          {
            type: 'URL',
            text: 'Abrir',
            url: 'http://localhost/m/ca/{{1}}',
            example: ['http://localhost/m/ca/Ana'],
          },
        ],
      },
    ],
  });
  expect(registered.body).toMatchObject({ status: 'PENDING' });
  expect((await call('222/message_templates?name=aviso')).body.data).toHaveLength(1);
  await send(template('aviso', 'Ana', 'mañana'));
  expect(outbox.list()[0]?.text).toBe(
    'Hola Ana: te esperamos mañana en la casa.\n[Abrir] http://localhost/m/ca/Ana',
  );
  expect((await send(template('aviso', 'Ana'))).body.error).toMatchObject({ code: 132000 });
});

test('numbers of a template name its parameters in any order', async () => {
  await call('222/message_templates', {
    name: 'al_reves',
    language: 'es_MX',
    category: 'UTILITY',
    components: [
      {
        type: 'BODY',
        text: 'Por el proyecto «{{2}}» se descuentan hoy {{1}} en total.',
        example: { body_text: [['$5.00', 'Llave']] },
      },
    ],
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
  expect(outbox.list()[0]).toMatchObject({
    text: 'Por el proyecto «Llave» se descuentan hoy $5.00 en total.',
  });
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

const link = { type: 'URL', text: 'Abrir', url: 'https://maestros.mx/{{1}}' };

const body = (text: string, ...examples: string[]) => ({
  type: 'BODY',
  text,
  example: { body_text: [examples] },
});
const otp = { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] };

test.each([
  ['a code with a text of its own', 'AUTHENTICATION', [body('{{1}} es tu código.', '1'), otp]],
  ['a code without its button', 'AUTHENTICATION', [{ type: 'BODY' }]],
  [
    'a code that expires too late',
    'AUTHENTICATION',
    [{ type: 'BODY' }, { type: 'FOOTER', code_expiration_minutes: 91 }, otp],
  ],
  ['a variable at an end', 'UTILITY', [body('Te paga hoy mismo por tu trabajo {{1}}', 'Ana')]],
  [
    'variables side by side',
    'UTILITY',
    [body('Te paga hoy mismo por tu trabajo {{1}} {{2}} aquí.', 'a', 'b')],
  ],
  [
    'a gap in the numbers',
    'UTILITY',
    [body('Te paga {{1}} hoy mismo por tu trabajo {{3}} aquí.', 'a', 'b')],
  ],
  ['more variables than words', 'UTILITY', [body('Hola {{1}}: pagó {{2}} ayer.', 'a', 'b')]],
  ['a variable without an example', 'UTILITY', [body('Te paga {{1}} hoy mismo por tu trabajo.')]],
  ['a button of codes', 'UTILITY', [body('Te paga hoy mismo.'), otp]],
  [
    'a link whose variable has no example',
    'UTILITY',
    [body('Te paga hoy mismo.'), { type: 'BUTTONS', buttons: [link] }],
  ],
  ['an unknown category', 'SALE', [body('Te paga hoy mismo.')]],
])('%s is refused', async (name, category, components) => {
  const template = { name: name.replaceAll(' ', '_'), language: 'es_MX', category, components };
  const { status, body: reply } = await call('222/message_templates', template);
  expect(status).toBe(400);
  expect(reply['error']).toMatchObject({ code: 100 });
});

test('one that waits, is paused or was refused cannot be sent, and says so in the list', async () => {
  const control = (path: string, body: object) =>
    fetch(`${server.url}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) });
  await control('review', { hold: true });
  await call('222/message_templates', {
    name: 'espera',
    language: 'es_MX',
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'Tu dinero ya está protegido.' }],
  });
  const sent = async () =>
    (await send({ type: 'template', template: { name: 'espera', language: { code: 'es_MX' } } }))
      .body;
  expect(await sent()).toMatchObject({ error: { code: 132001 } });
  await control('templates/espera', { status: 'APPROVED' });
  expect(await sent()).toHaveProperty('messages');
  await control('templates/espera', { status: 'PAUSED', reason: 'LOW_QUALITY' });
  expect(await sent()).toMatchObject({ error: { code: 132015 } });
  expect((await call('222/message_templates?name=espera')).body['data']).toMatchObject([
    { status: 'PAUSED', rejected_reason: 'LOW_QUALITY' },
  ]);
  await control('review', { hold: false });
});

test('lists come in pages', async () => {
  const first = (await call('222/message_templates?limit=1')).body;
  expect(first).toMatchObject({ data: [{}], paging: { next: expect.any(String) } });
  const after = (first['paging'] as { cursors: { after: string } }).cursors.after;
  const second = (await call(`222/message_templates?limit=100&after=${after}`)).body;
  expect(second).not.toHaveProperty('paging.next');
  expect(second['data']).not.toContainEqual((first['data'] as object[])[0]);
});
