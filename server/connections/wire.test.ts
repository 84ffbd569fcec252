import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stream } from '#contract/chat.ts';
import { addPortfolio } from '#contract/portfolio.ts';
import { buildApp } from '#server/app.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

// Connections as the network brings them, with few of them allowed.

let test: TestApp;
let app: FastifyInstance;
let port: number;
const logged: string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  app = await buildApp(test.services, {
    connections: { all: 6, each: 4, streams: 1 },
    logTo: { write: (line) => void logged.push(line) },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function begin(text: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (text !== '') await new Promise<void>((sent) => socket.write(text, () => sent()));
  return socket;
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const isAlive = async () =>
  (await fetch(url('/livez'), { headers: { connection: 'close' } })).status;

it('serves whoever asks, however many connect and say nothing', async () => {
  const silent: Socket[] = [];
  for (let count = 0; count < 12; count++) {
    silent.push(await begin(count % 2 === 0 ? '' : 'GET / HTTP/1.1\r\nHost: x\r\n'));
    expect(await isAlive()).toBe(200);
  }
  for (const socket of silent) socket.destroy();
});

it.each([
  ['JSON', 'application/json', '{"email":"ana@correo.mx"', '/session/validate_login.php'],
  [
    'multipart',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="imagenes[0][file]"; filename="a.jpg"\r\n\r\nabc',
    addPortfolio.path,
  ],
])(
  'a body of %s that is cut off is nothing of which the log has a stack',
  async (_kind, type, sent, path) => {
    const closed = once(app.server, 'connection').then(([socket]) =>
      once(socket as Socket, 'close'),
    );
    const socket = await begin(
      `POST /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n${sent}`,
    );
    socket.destroy();
    await closed;
    // A request after it, so that the former has ended.
    expect(await isAlive()).toBe(200);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);

it('opens no more streams than it can hold, and says when to come back', async () => {
  const { session_id, keylogin } = await makeAccount(test, 'client');
  const open = () =>
    fetch(url(`/api${stream.path}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rute: '', session_id, keylogin }),
    });
  const first = await open();
  expect(first.headers.get('content-type')).toMatch('text/event-stream');
  const second = await open();
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await second.json()).toMatchObject({ code: 'unavailable' });
  await first.body?.cancel();
  await expect
    .poll(async () => {
      const again = await open();
      await again.body?.cancel();
      return again.status;
    })
    .toBe(200);
});

it('handles few of a thousand requests that are written behind each other, and closes', async () => {
  const socket = await begin('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
  let answers = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answers += text));
  await once(socket, 'close');
  expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(8);
});
