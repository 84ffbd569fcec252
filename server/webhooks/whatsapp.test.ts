import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { notify } from '#server/features/notifications/index.ts';
import { sendSetUpLink } from '#server/features/accounts/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { withPhone } from '#server/db/sealed/index.ts';

const URL = '/api/whatsapp/webhook';
let test: TestApp;
let person: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
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

const noticeOf = (
  statuses: readonly { id: string; status: string; biz_opaque_callback_data?: string }[],
) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', changes: [{ field: 'messages', value: { statuses } }] },
      // One of no words of anybody.
      { id: '1', changes: [{ field: 'messages', value: { messages: [{ id: 'x' }] } }] },
    ],
  });

async function say(status: string, id: string) {
  const body = noticeOf([{ id, status }]);
  expect((await post(body, sign(body))).json()).toEqual({ mensaje: 'success' });
}

/** How the newest of the person's notifications left by WhatsApp. */
const newest = () =>
  test.services.db
    .selectFrom('notification as n')
    .innerJoin('notification_delivery as d', 'd.notification_id', 'n.id')
    .selectAll('d')
    .select(['n.encrypted_path', 'n.failed_at as undelivered_at'])
    .where('n.account_id', '=', person.id)
    .where('d.channel', '=', 'whatsapp')
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Sends one that goes by e-mail once WhatsApp did not arrive. */
async function sendNotification() {
  await inTransaction(test.services.db, (trx) =>
    notify(trx, {
      accountId: person.id,
      evento: 'deposito_enviado',
      about: 1,
      parameters: ['Ada', '$1,800.00 MXN', '8134', 'MAE1'],
      now: test.services.clock(),
    }),
  );
  await test.work();
  const { id, provider_id } = await newest();
  if (provider_id === null) throw new Error('not on its way');
  return { id, messageId: provider_id };
}

describe('a webhook', () => {
  it('without a valid signature, or malformed, changes nothing', async () => {
    const { messageId } = await sendNotification();
    const body = noticeOf([{ id: messageId, status: 'failed' }]);
    for (const signature of [undefined, '', 'sha256=', sign(`${body} `)])
      expect((await post(body, signature)).json()).toMatchObject({ code: 'webhook_signature' });
    expect((await post('rubbish', sign('rubbish'))).statusCode).toBe(400);
    expect(await newest()).toMatchObject({ failed_at: null, arrived_at: null });
  });

  it('of a delivered message records when, whatever is said of it later', async () => {
    const { messageId } = await sendNotification();
    const first = test.services.clock();
    await say('sent', messageId);
    expect(await newest()).toMatchObject({ arrived_at: null });
    await say('read', messageId);
    test.advance(1000);
    await say('delivered', messageId);
    await say('failed', messageId);
    expect(await newest()).toMatchObject({
      arrived_at: first,
      read_at: first,
      failed_at: null,
      gives_way_at: null,
    });
  });

  it('finds the message by our number, when it is faster than the answer with theirs', async () => {
    const { id } = await sendNotification();
    const body = noticeOf([
      { id: 'wamid.not-known-yet', status: 'delivered', biz_opaque_callback_data: String(id) },
    ]);
    expect((await post(body, sign(body))).json()).toEqual({ mensaje: 'success' });
    expect((await newest()).arrived_at).not.toBeNull();
  });

  it('of a failed message sends the next channel once, and a late arrival is one', async () => {
    const { messageId } = await sendNotification();
    const mails = test.sentTo(person.email).length;
    await say('failed', messageId);
    await say('failed', messageId);
    await say('failed', 'wamid.of-a-code');
    await test.work();
    expect(test.sentTo(person.email)).toHaveLength(mails + 1);
    expect(await newest()).toMatchObject({ failure_kind: 'rechazada', undelivered_at: null });
    await say('delivered', messageId);
    expect(await newest()).toMatchObject({ failed_at: null, failure_kind: null });
  });

  it('may come for a message whose secret was deleted, which is sent no more', async () => {
    await inTransaction(test.services.db, (trx) =>
      sendSetUpLink(
        trx,
        { id: person.id, nombre: 'Ada' },
        { config: test.services.config, now: test.services.clock() },
      ),
    );
    await test.work();
    const { encrypted_path, provider_id } = await newest();
    expect(encrypted_path).toBeNull();
    await say('failed', provider_id ?? '');
    // The mail has it.
    expect(await newest()).toMatchObject({ failure_kind: 'rechazada', undelivered_at: null });
  });
});

describe('a webhook with what people wrote', () => {
  const written = (message: object) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '1', changes: [{ field: 'messages', value: { messages: [message] } }] }],
    });
  const kept = async () => {
    const { db } = test.services;
    const rows = await db
      .selectFrom('notification_reply')
      .select(['phone_sealed', 'texto', 'wish'])
      .orderBy('id')
      .execute();
    return rows.map((row) => withPhone(db, 'notification_reply.phone', row));
  };

  it('keeps each once, of whoever the provider says, and nothing of a thumb', async () => {
    const from = person.phone.replace('+52', '521');
    const timestamp = String(Math.floor(test.services.clock().getTime() / 1000));
    const text = { from, id: 'wamid.1', timestamp, type: 'text', text: { body: '¿Hola?' } };
    const bodies = [
      text,
      text,
      { from, id: 'wamid.2', timestamp, type: 'button', button: { text: 'Baja' } },
      { from, id: 'wamid.3', timestamp, type: 'audio', audio: { id: '7' } },
      { from, id: 'wamid.4', timestamp, type: 'reaction', reaction: { emoji: '👍' } },
    ].map(written);
    for (const body of bodies) expect((await post(body, sign(body))).statusCode).toBe(200);
    expect(await kept()).toEqual([
      { phone: person.phone, texto: '¿Hola?', wish: null },
      { phone: person.phone, texto: 'Baja', wish: 'baja' },
      { phone: person.phone, texto: '', wish: null },
    ]);
    const forged = written({ ...text, id: 'wamid.5' });
    expect((await post(forged, sign(`${forged} `))).statusCode).toBe(400);
    expect(await kept()).toHaveLength(3);
  });
});
