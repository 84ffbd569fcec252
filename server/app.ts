import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { toReply } from './calls/gate.ts';
import { mountCalls, pair } from './calls/mount.ts';
import { fail } from './calls/failure.ts';
import type { Services } from './context.ts';
import { handlers } from './features/index.ts';
import { mountFiles } from './features/files/index.ts';
import { mountHealth } from './health.ts';
import { loggerOptions } from './log.ts';
import { mountPaymentReturn } from './features/payments/index.ts';
import { registerCompression } from './web/compression.ts';
import { registerSecurityHeaders } from './web/security-headers.ts';
import { mountWebhooks } from './webhooks/index.ts';

/** The API base on the page's own origin (decisions §1). */
const API_BASE = '/api';
const JSON_MAX_BYTES = 256 * 1024;

/**
 * The server without its pages: the API, the provider's return and webhooks, files and health. `hot`
 * loosens the policy for Vite's client.
 */
export async function buildApp(services: Services, { hot = false } = {}): Promise<FastifyInstance> {
  const { trustProxy } = services.config;
  const app = Fastify({
    logger: loggerOptions(services.config.logLevel),
    // Nobody's X-Forwarded-For is believed unless the operator names the proxy.
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: JSON_MAX_BYTES,
    // Streams end on their own when the server stops; no connection holds it back.
    forceCloseConnections: true,
    logController: new LogController({
      disableRequestLogging: services.config.environment !== 'production',
    }),
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = toReply(error, request.log);
    return reply.code(status).send(body);
  });
  await registerSecurityHeaders(app, { mode: hot ? 'development' : 'production' });
  await registerCompression(app);
  await app.register(cookie);
  // A file that is too large is answered by its field's own text, not by the parser's error.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(
    async (api) => {
      mountCalls(api, pair(handlers), services);
      mountPaymentReturn(api, services);
      mountWebhooks(api, services);
      mountFiles(api, services);
      api.setNotFoundHandler(() => fail('unknown_call'));
    },
    { prefix: API_BASE },
  );
  mountHealth(app, services);
  return app;
}
