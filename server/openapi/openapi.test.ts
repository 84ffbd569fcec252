import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { calls } from '#contract/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

// What calls take and answer is held against the document by server/specification.test.ts, and their errors by
// every test that calls.

interface Body {
  content: { 'application/json': { schema: { required: string[]; properties: object } } };
}

let test: TestApp;
let document: {
  paths: Record<string, { post: { responses: Record<string, unknown>; requestBody: Body } }>;
};
beforeAll(async () => {
  test = await startTestApp();
  const reply = await test.app.inject('/api/openapi.json');
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  document = reply.json();
});
afterAll(() => test.close());

it('is compressed once for all who ask', async () => {
  const ask = (encoding: string) =>
    test.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } });
  const [br, zipped, plain] = [await ask('gzip, br'), await ask('br;q=0, gzip'), await ask('')];
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  // Of a stream that is compressed while it is sent nobody knows the length.
  for (const { headers, rawPayload } of [br, zipped, plain])
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

it('is a valid document of OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('has every call with its access, limit, texts and errors, and nothing else', () => {
  expect(Object.keys(document.paths).toSorted()).toEqual(
    calls.map(({ path }) => `/api${path}`).toSorted(),
  );
  for (const call of calls) {
    const { post } = document.paths[`/api${call.path}`] ?? {};
    expect(post).toMatchObject({
      'x-acceso': call.access,
      'x-limite': call.limit,
      'x-textos': call.texts,
    });
    for (const code of call.errors)
      expect(JSON.stringify(post?.responses[ERRORS[code][0]])).toContain(`"${code}"`);
  }
});

it('has an example of every call but the stream, whose body is no JSON', () => {
  const without = Object.entries(document.paths).filter(
    ([, { post }]) => !JSON.stringify(post.requestBody).includes('"example"'),
  );
  expect(without.map(([path]) => path)).toEqual(['/api/chat/stream.php']);
});

it('requires a session where the call does, and no field that may be left out', () => {
  const bodyOf = (path: string) => {
    const { post } = document.paths[`/api${path}`] ?? {};
    return post?.requestBody.content['application/json'].schema;
  };
  expect(bodyOf('/default/get_profiles.php')?.required).toEqual([]);
  expect(bodyOf('/chat/send_message.php')?.required).toEqual([
    'session_id',
    'keylogin',
    'keys',
    'sender',
  ]);
  // The same fields that the team fills in for somebody else.
  expect(bodyOf('/admin/accounts/update_address.php')?.properties).toMatchObject({
    formDataAddress: { properties: { direccion: { maxLength: expect.any(Number) } } },
  });
});
