import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCategorias } from '#contract/catalogue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { imagePolicy } from './other-sites.ts';

const ALLOWED = 'https://app.maestros.test';
const URL_OF_CALL = `/api${getCategorias.path}`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const allowedBy = (headers: Record<string, unknown>) => headers['access-control-allow-origin'];

describe('a page of another site', () => {
  it('may call when the configuration names it, without cookies', async () => {
    const headers = { origin: ALLOWED, 'content-type': 'application/json' };
    const reply = await test.app.inject({ method: 'POST', url: URL_OF_CALL, headers, payload: {} });
    expect(reply.json()).toMatchObject({ mensaje: 'success' });
    expect(allowedBy(reply.headers)).toBe(ALLOWED);
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: URL_OF_CALL,
      headers: {
        origin: ALLOWED,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(allowedBy(preflight.headers)).toBe(ALLOWED);
    expect(preflight.headers['access-control-allow-headers']).toBe('content-type');
  });

  it.each(['https://evil.example', 'https://app.maestros.test.evil.example', 'null'])(
    'of %s may not',
    async (origin) => {
      const headers = { origin };
      const reply = await test.app.inject({ method: 'POST', url: URL_OF_CALL, headers });
      expect(allowedBy(reply.headers)).not.toBe(origin);
      expect(allowedBy(reply.headers)).not.toBe('*');
    },
  );

  it.each([
    ['/api/account/validate_session.php', 401],
    ['/api/no_existe.php', 404],
  ])('reads the reason of a refusal by %s too', async (url, status) => {
    const headers = { origin: ALLOWED };
    const reply = await test.app.inject({ method: 'POST', url, headers });
    expect(reply.statusCode).toBe(status);
    expect(allowedBy(reply.headers)).toBe(ALLOWED);
  });
});

it('shows images only where other sites are allowed', () => {
  expect(imagePolicy({ allowedOrigins: [] })).toBe('same-origin');
  expect(imagePolicy({ allowedOrigins: [ALLOWED] })).toBe('cross-origin');
});

it('may be the site whose API our pages use', async () => {
  const reply = await test.app.inject('/livez');
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/app\.maestros\.test/);
  expect(policy).toMatch(/img-src [^;]*https:\/\/app\.maestros\.test/);
});
