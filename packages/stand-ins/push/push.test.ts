import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbox } from '../outbox.ts';
import { createPush } from './index.ts';

const outbox = createOutbox();
const push = createPush({ outbox });
let close: () => Promise<void>;
beforeAll(async () => {
  ({ close } = await push.listen());
});
afterAll(() => close());

const pair = () => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return {
    publicKey: key.getPublicKey('base64url'),
    privateKey: key.getPrivateKey('base64url'),
    subject: 'mailto:equipo@maestros.example',
  };
};
const ours = pair();

/** The status with which the service answers a message; some of what makes it one left out or changed. */
async function send({
  vapidDetails = ours,
  payload = 'Hola, ¿qué tal?',
  drop = '',
}: {
  vapidDetails?: typeof ours;
  payload?: string;
  drop?: string;
} = {}) {
  const { endpoint, ...keys } = push.subscribe(ours.publicKey);
  const details = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    TTL: 60,
    contentEncoding: 'aes128gcm',
    vapidDetails,
  });
  const headers = new Headers(details.headers);
  headers.delete('content-length');
  if (drop !== '') headers.delete(drop);
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(details.body ?? []),
  });
  return { status, to: endpoint.split('/').at(-1) };
}

test('what is encrypted and signed for a browser is read there', async () => {
  const { status, to } = await send();
  expect(status).toBe(201);
  expect(outbox.list()[0]).toMatchObject({ channel: 'push', to, text: 'Hola, ¿qué tal?' });
});

test('another key, no signature, no time to live and too much are refused', async () => {
  expect((await send({ vapidDetails: pair() })).status).toBe(403);
  expect((await send({ drop: 'authorization' })).status).toBe(401);
  expect((await send({ drop: 'ttl' })).status).toBe(400);
  expect((await send({ drop: 'content-encoding' })).status).toBe(415);
  expect((await send({ payload: 'a'.repeat(4000) })).status).toBe(413);
});

test('a subscription that was withdrawn is gone, and failures can be asked for', async () => {
  const { endpoint } = push.subscribe(ours.publicKey);
  push.end(endpoint);
  expect((await fetch(endpoint, { method: 'POST' })).status).toBe(410);
  push.fail(503);
  expect((await send()).status).toBe(503);
  push.fail(null);
  expect((await send()).status).toBe(201);
});
