import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

// Requests that do not come from our pages.

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await startTestApp();
  base = await app.listen();
});
afterAll(() => app.close());

const CALL = '/api/default/get_profiles.php';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=b';

async function answer(url: string, init: RequestInit = {}) {
  const reply = await fetch(base + url, init);
  return { status: reply.status, ...((await reply.json()) as { mensaje: string; code?: string }) };
}

const post = (body: string, type: string, url = CALL) =>
  answer(url, { method: 'POST', body, headers: { 'content-type': type } });

const refusal = (code: keyof typeof ERRORS) => ({
  status: ERRORS[code][0],
  mensaje: ERRORS[code][1],
  code,
});

const part = (disposition: string, content = 'x') =>
  `--b\r\nContent-Disposition: form-data${disposition}\r\n\r\n${content}\r\n`;

describe('a body', () => {
  it.each([
    ['that is cut off', '{"a":'],
    ['that is a list', '[]'],
    ['that is text', '"a"'],
    ['that would change prototypes', '{"__proto__":{"a":1}}'],
    ['of a hundred thousand levels', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('of JSON %s is malformed', async (_what, body) => {
    expect(await post(body, JSON_TYPE)).toEqual(refusal('malformed_body'));
  });

  it.each([
    ['without boundary', 'x', 'multipart/form-data'],
    ['that is cut off', part('; name="a"'), FORM_TYPE],
    ['that is none', 'rubbish', FORM_TYPE],
    ['that would change prototypes', `${part('; name="__proto__"')}--b--\r\n`, FORM_TYPE],
  ])('of multipart %s is malformed', async (_what, body, type) => {
    expect(await post(body, type)).toEqual(refusal('malformed_body'));
  });

  it('of multipart that is cut off within an image is malformed', async () => {
    const body = part('; name="image"; filename="a.jpg"').slice(0, -2);
    const url = '/api/update-account/account.php';
    expect(await post(body, FORM_TYPE, url)).toEqual(refusal('malformed_body'));
  });

  it('of multipart may have parts without a name, which are ignored', async () => {
    const body = `${part('')}${part('; name=""')}${part('; name="search"', 'plomero')}--b--\r\n`;
    expect(await post(body, FORM_TYPE)).toMatchObject({ status: 200, mensaje: 'success' });
  });

  it('of multipart may have parts that are JSON', async () => {
    const json = part('; name="search"\r\nContent-Type: application/json', '{"texto":"plomero"}');
    expect(await post(`${json}--b--\r\n`, FORM_TYPE)).toMatchObject({ mensaje: 'success' });
    const cut = part('; name="search"\r\nContent-Type: application/json', '{"texto"');
    expect(await post(`${cut}--b--\r\n`, FORM_TYPE)).toEqual(refusal('malformed_body'));
  });

  it('may be empty or null for a call that needs nothing', async () => {
    for (const body of ['', 'null', '{}'])
      expect(await post(body, JSON_TYPE)).toMatchObject({ status: 200, mensaje: 'success' });
  });

  it('that is too large, or of another type, is refused', async () => {
    const large = JSON.stringify({ search: 'x'.repeat(300_000) });
    expect(await post(large, JSON_TYPE)).toEqual(refusal('body_too_large'));
    for (const type of ['text/xml', 'application/octet-stream', 'nonsense'])
      expect(await post('a=b', type)).toEqual(refusal('unsupported_media'));
  });
});

describe('an address', () => {
  it.each([
    ['POST', '/api/nope'],
    ['GET', CALL],
    ['PUT', CALL],
    ['GET', '/api/%zz'],
    ['GET', `/api/files/${'a'.repeat(300)}`],
    ['GET', '/nowhere'],
  ])('%s %s that does not exist is answered like any failure', async (method, url) => {
    expect(await answer(url, { method })).toEqual(refusal('unknown_call'));
  });
});

describe('what is no request', () => {
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      let said = '';
      const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (bytes) => (said += String(bytes)));
      socket.on('error', () => {});
      socket.on('close', () => resolve(said));
    });

  it('is answered with a sentence too', async () => {
    expect(await send('RUBBISH\r\n\r\n')).toContain(JSON.stringify(ERRORS.malformed_body[1]));
    const long = `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await send(long)).toContain(JSON.stringify(ERRORS.body_too_large[1]));
  });
});

test('every reply of a call says what time it is for the product, also a refusal', async () => {
  for (const [url, status] of [
    [CALL, 200],
    ['/api/account/validate_session.php', 401],
  ] as const) {
    const reply = await fetch(base + url, { method: 'POST' });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('date')).toBe(app.services.clock().toUTCString());
  }
});
