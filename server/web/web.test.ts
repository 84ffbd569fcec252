import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { toReply } from '#server/calls/error-handler.ts';
import { isPage } from './mount.ts';
import { toFetchRequest } from './request.ts';
import { answerOnlyData, registerSecurityHeaders } from './security-headers.ts';

test.each([
  ['/', true],
  ['/login?email=a', true],
  ['/_dev/ui', true],
  ['/_dev/ui.data', true],
  ['/apis', true],
  ['/api', false],
  ['/api/default/x.php', false],
  ['/api?x', false],
  ['/_dev', false],
  ['/_dev/outbox', false],
  ['/_dev/uix', false],
])('%s is a page: %s', (url, page) => {
  expect(isPage(url)).toBe(page);
});

describe('the policy', () => {
  async function policy(mode: 'development' | 'production', url = '/') {
    const app = Fastify();
    await registerSecurityHeaders(app, { mode, extraSources: { connect: ['https://tienda.mx'] } });
    app.get('/*', async (_request, reply) => ({ nonce: reply.cspNonce }));
    const reply = await app.inject(url);
    await app.close();
    return {
      header: String(reply.headers['content-security-policy']),
      permissions: String(reply.headers['permissions-policy']),
      body: reply.json(),
    };
  }

  test('has a new nonce for each reply and no way for inline scripts', async () => {
    const [first, second] = [await policy('production'), await policy('production')];
    expect(first.header).toContain(`'nonce-${first.body.nonce.script}'`);
    expect(first.header).toContain(`'nonce-${first.body.nonce.style}'`);
    expect(first.body.nonce.script).not.toBe(second.body.nonce.script);
    expect(first.header).toContain("frame-ancestors 'none'");
    expect(first.header.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
    expect(first.header).toMatch(/connect-src 'self' +https:\/\/tienda.mx/);
  });

  test('names the provider of payments in the documents where one pays, and in no other', async () => {
    for (const url of ['/chat/ana?pagar=1', '/profesional/membresia?nivel=2']) {
      const { header } = await policy('production', url);
      expect(header).toMatch(/script-src 'self' https:\/\/js.stripe.com/);
      expect(header).toContain('https://api.stripe.com https://tienda.mx');
      expect(header).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com");
    }
    for (const url of ['/', '/chat/ana', '/chat/ana?panel=proyecto', '/profesional/membresia']) {
      const { header } = await policy('production', url);
      expect(header).not.toContain('stripe');
      expect(header).toContain("frame-src 'none'");
    }
  });

  test('lets no text become markup or a script but by the one policy of ours', async () => {
    const { header } = await policy('production');
    expect(header).toContain("require-trusted-types-for 'script'");
    expect(header).toContain('trusted-types default;');
  });

  test('lets nothing of data be run or framed, also of a refusal', async () => {
    const app = Fastify();
    await app.register(async (scope) => {
      answerOnlyData(scope);
      scope.get('/data', async () => ({}));
      scope.get('/refused', async () => Promise.reject(new Error('refused')));
    });
    await registerSecurityHeaders(app, { mode: 'production' });
    const sent = await Promise.all(['/data', '/refused'].map((url) => app.inject(url)));
    await app.close();
    for (const { headers } of sent)
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
  });

  test('lets nothing be loaded that it does not name, asks for reports, and for no device', async () => {
    const { header, permissions } = await policy('production');
    expect(header).toMatch(/^default-src 'none';/);
    expect(header).toContain('report-uri /api/policy-report');
    for (const name of ['camera', 'microphone', 'usb', 'serial'])
      expect(permissions).toContain(`${name}=()`);
    // Chromium knows no such feature, and says so in the console of each page.
    expect(permissions).not.toContain('bluetooth');
  });

  test('allows hot reload in development', async () => {
    const { header } = await policy('development');
    expect(header).toContain('ws:');
    expect(header).not.toContain('nonce-');
  });
});

test('a path that begins with two slashes stays a path', async () => {
  const app = Fastify();
  app.get('/*', async (request, reply) => ({ url: toFetchRequest(request, reply).url }));
  app.get('/origen', async (request, reply) => ({
    url: toFetchRequest(request, reply, 'https://maestros.mx').url,
  }));
  const strange = await app.inject({ url: '//evil.mx/x', headers: { host: 'maestros.mx' } });
  expect(new URL(strange.json().url).host).toBe('maestros.mx');
  const known = await app.inject({ url: '/origen?a=1', headers: { host: 'interno:3000' } });
  expect(known.json().url).toBe('https://maestros.mx/origen?a=1');
  await app.close();
});

test('an invalid Host header is refused as a client error', async () => {
  const app = Fastify();
  app.get('/*', async (request, reply) => ({ url: toFetchRequest(request, reply).url }));
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = toReply(error, request.log);
    return reply.code(status).send(body);
  });
  const strange = await app.inject({ url: '/login', headers: { host: 'a b/c@d' } });
  expect(strange.json()).toMatchObject({ code: 'unknown_call' });
  await app.close();
});
