import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbox } from '../outbox.ts';
import { createSms } from './index.ts';

const outbox = createOutbox();
const FROM = '+15005550006';
let server: { url: string; close(): Promise<void> };

beforeAll(async () => {
  server = await createSms({ account: 'AC1', token: 'token', from: FROM, outbox }).listen();
});
afterAll(() => server.close());

async function send(form: Record<string, string>, { account = 'AC1', token = 'token' } = {}) {
  const reply = await fetch(`${server.url}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${account}:${token}`)}` },
    body: new URLSearchParams(form),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const good = { To: '+523312345678', From: FROM, Body: 'Hola' };

test('a message is accepted and stands in the outbox', async () => {
  const { status, body } = await send(good);
  expect([status, body['status']]).toEqual([201, 'queued']);
  expect(body['sid']).toMatch(/^SM[\da-f]{32}$/);
  expect(outbox.list()[0]).toMatchObject({ channel: 'sms', to: '+523312345678', text: 'Hola' });
});

test.each([
  ['another sender', { From: '+15005550007' }, 21606],
  ['a number without its country', { To: '3312345678' }, 21211],
  ['nothing to say', { Body: '' }, 21602],
  ['too much to say', { Body: 'x'.repeat(1601) }, 21617],
  ['a landline', { To: '+523319999999' }, 21614],
])('%s is refused', async (_what, changes, code) => {
  const before = outbox.list().length;
  expect(await send({ ...good, ...changes })).toMatchObject({ status: 400, body: { code } });
  expect(outbox.list()).toHaveLength(before);
});

test('wrong keys are refused, and what it is told to fail with', async () => {
  expect(await send(good, { token: 'x' })).toMatchObject({ status: 401, body: { code: 20003 } });
  const fail = (body: string) =>
    fetch(`${server.url}/_control/fail`, { method: 'POST', body }).then(({ status }) => status);
  expect(await fail('{"status":429,"code":20429}')).toBe(201);
  expect(await send(good)).toMatchObject({ status: 429, body: { code: 20429 } });
  expect(await fail('null')).toBe(201);
  expect(await send(good)).toMatchObject({ status: 201 });
});
