import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = async (payload: string, type = 'application/csp-report', remoteAddress = '10.0.0.1') =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/api/policy-report',
      remoteAddress,
      headers: { 'content-type': type },
      payload,
    })
  ).statusCode;
const report = (fields: Record<string, unknown>) => JSON.stringify({ 'csp-report': fields });
const counted = () =>
  test.services.db
    .selectFrom('policy_report')
    .select(['directiva', 'bloqueado', 'pagina', 'veces'])
    .orderBy('veces', 'desc')
    .orderBy('bloqueado')
    .execute();

it('counts what browsers refused, without the secrets of an address', async () => {
  const refused = {
    'document-uri': 'http://localhost:3000/m/ca/a-secret-of-somebody?x=1',
    'blocked-uri': 'https://evil.example/steal.js?cookie=1',
    'effective-directive': 'script-src-elem',
  };
  expect(await send(report(refused))).toBe(204);
  expect(await send(report(refused))).toBe(204);
  await send(
    report({
      'document-uri': 'http://localhost:3000/',
      'blocked-uri': 'inline',
      'violated-directive': "script-src 'self'",
    }),
  );
  expect(await counted()).toEqual([
    { directiva: 'script-src-elem', bloqueado: 'https://evil.example', pagina: '/m', veces: 2 },
    { directiva: 'script-src', bloqueado: 'inline', pagina: '/', veces: 1 },
  ]);
});

it('takes nothing else, and few of one network', async () => {
  const before = await counted();
  for (const odd of ['', '{', '[]', 'null', '{"csp-report":5}', JSON.stringify({ other: 1 })])
    expect(await send(odd, 'application/csp-report', '10.0.0.2')).toBe(204);
  expect(await send('x'.repeat(20_000), 'application/csp-report', '10.0.0.2')).toBe(413);
  expect(await send('x', 'text/html', '10.0.0.2')).toBe(415);
  expect(await counted()).toEqual(before);
  for (let n = 0; n < 40; n++)
    await send(
      report({
        'document-uri': '',
        'blocked-uri': `https://a${n}.example`,
        'effective-directive': 'img-src',
      }),
      undefined,
      '10.0.0.3',
    );
  expect((await counted()).filter(({ directiva }) => directiva === 'img-src')).toHaveLength(30);
});
