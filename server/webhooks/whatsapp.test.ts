import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as operations from '#contract/operations.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { notify } from '#server/features/notifications/index.ts';
import { sendSetUpLink } from '#server/features/accounts/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const URL = '/api/whatsapp/webhook';
let test: TestApp;
let boss: TestAccount;
let person: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin');
  person = await makeAccount(test, 'client');
});
afterAll(() => test.close());

describe('the verification of the address', () => {
  const ask = (mode: string, word: string) => {
    const query = { 'hub.mode': mode, 'hub.verify_token': word, 'hub.challenge': '1158201444' };
    return test.app.inject({ url: `${URL}?${new URLSearchParams(query)}` });
  };

  it('answers the challenge when the token is right', async () => {
    const { verifyToken } = test.standIns.whatsapp;
    const reply = await ask('subscribe', verifyToken);
    expect(reply).toMatchObject({ statusCode: 200, body: '1158201444' });
    expect(reply.headers['content-type']).toContain('text/plain');
    for (const asked of [ask('subscribe', 'guessed'), ask('', verifyToken)])
      expect((await asked).json()).toMatchObject({ code: 'webhook_signature' });
    expect((await test.app.inject({ url: URL })).statusCode).toBe(400);
  });
});

const sign = (body: string) =>
  `sha256=${createHmac('sha256', test.standIns.whatsapp.appSecret).update(body).digest('hex')}`;

const post = (body: string, signature: string | undefined) =>
  test.app.inject({
    method: 'POST',
    url: URL,
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'x-hub-signature-256': signature }),
    },
    payload: body,
  });

const noticeOf = (statuses: readonly { id: string; status: string }[]) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', changes: [{ field: 'messages', value: { statuses } }] },
      // A reply of a person.
      { id: '1', changes: [{ field: 'messages', value: { messages: [{ id: 'x' }] } }] },
    ],
  });

async function say(status: string, id: string) {
  const body = noticeOf([{ id, status }]);
  expect((await post(body, sign(body))).json()).toEqual({ mensaje: 'success' });
}

const rows = () =>
  test.services.db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', person.id)
    .where('channel', '=', 'whatsapp')
    .orderBy('id')
    .execute();
const failed = async () =>
  (await test.call.send(operations.getFailedNotifications, {}, { as: boss })).notificaciones;

async function sendNotification() {
  await inTransaction(test.services.db, (trx) =>
    notify(trx, {
      accountId: person.id,
      evento: 'validado',
      parameters: ['Ada'],
      now: test.services.clock(),
    }),
  );
  await test.work();
  const row = (await rows()).at(-1);
  if (!row?.provider_id) throw new Error('not on its way');
  return { id: row.id, messageId: row.provider_id };
}

describe('a webhook', () => {
  it('without a valid signature, or malformed, changes nothing', async () => {
    const { messageId } = await sendNotification();
    const body = noticeOf([{ id: messageId, status: 'failed' }]);
    for (const signature of [undefined, '', 'sha256=', sign(`${body} `)])
      expect((await post(body, signature)).json()).toMatchObject({ code: 'webhook_signature' });
    expect((await post('rubbish', sign('rubbish'))).statusCode).toBe(400);
    expect(await failed()).toEqual([]);
  });

  it('of a delivered message makes it final', async () => {
    const { id, messageId } = await sendNotification();
    await say('sent', messageId);
    await say('delivered', messageId);
    await say('read', messageId);
    await say('failed', messageId);
    expect(await failed()).toEqual([]);
    expect((await rows()).at(-1)).toMatchObject({ id, send: 1, provider_id: null });
  });

  it('of a failed message shows it to the team, who can send it again', async () => {
    const { id, messageId } = await sendNotification();
    await say('failed', messageId);
    await say('failed', messageId);
    await say('failed', 'wamid.of-a-code');
    expect(await failed()).toMatchObject([{ id, canal: 'whatsapp', motivo: 'rechazada' }]);
    expect((await rows()).at(-1)).toMatchObject({ send: 0, sent_at: null });
    const input = { notification_id: id, que: 'reintentar' } as const;
    await test.call.send(operations.attendNotification, input, { as: boss });
    await test.work();
    expect(await failed()).toEqual([]);
    expect((await rows()).at(-1)).toMatchObject({ id, send: 1 });
  });

  it('is not expected for messages whose secret is deleted after sending', async () => {
    await inTransaction(test.services.db, (trx) =>
      sendSetUpLink(
        trx,
        { id: person.id, nombre: 'Ada' },
        { config: test.services.config, now: test.services.clock() },
      ),
    );
    await test.work();
    expect((await rows()).at(-1)).toMatchObject({
      send: 1,
      encrypted_path: null,
      provider_id: null,
    });
  });
});
