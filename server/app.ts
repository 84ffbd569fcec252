import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { toReply } from '#server/calls/error-handler.ts';
import { JSON_MAX_BYTES } from './calls/body.ts';
import { mountCalls, pair } from './calls/mount.ts';
import { Failure, fail } from './calls/failure.ts';
import { readUrlEncoded } from './calls/form-fields.ts';
import {
  answerMalformedRequest,
  CONNECTION_TIMES,
  type ConnectionLimits,
  defaultLimits,
  watchConnections,
} from '#server/connections/index.ts';
import type { Services } from './context.ts';
import { handlers } from './features/index.ts';
import { mountFiles } from './features/files/index.ts';
import { mountIdImages } from './features/identity/index.ts';
import { mountUnsubscribe } from './features/notifications/index.ts';
import { mountHealth } from './health.ts';
import { loggerOptions } from './log.ts';
import { mountDataExports } from './features/privacy/index.ts';
import { mountPaymentReturn } from './features/payments/index.ts';
import { allowOtherSites } from './calls/other-sites.ts';
import { mountOpenApi } from './openapi/mount.ts';
import { registerCompression } from './web/compression.ts';
import { decodableUrl } from '#server/web/normalize-url.ts';
import { mountSearchEngines } from './web/search-engines/index.ts';
import { mountPolicyReports } from './web/policy-reports.ts';
import { answerOnlyData, registerSecurityHeaders } from './web/security-headers.ts';
import { mountShareImages } from './web/share/index.ts';
import { mountWebhooks } from './webhooks/index.ts';

/** The API base on the page's own origin (decisions §1). */
const API_BASE = '/api';

/**
 * Bodies are JSON, also when sent as plain text, or the fields of a form (4 §H). An empty one is `{}`. None of them needs
 * a browser's preflight to come from another site, which gains nothing: who asks is in the body, not in a cookie.
 */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, {}) : parse(request, body as string, done)),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readUrlEncoded(body as string)),
  );
}

/**
 * The product's time beside each reply, by which a page counts what is left until an instant that the server named: the
 * device may be wrong, and the product's clock may be set.
 */
function sayTheTime(scope: FastifyInstance, { clock }: Pick<Services, 'clock'>): void {
  scope.addHook('onRequest', (_request, reply, next) => {
    reply.header('date', clock().toUTCString());
    next();
  });
}

/** A body that ended with its connection: nobody waits for the reply, and it is no failure of ours. */
const isCutOff = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.destroyed && !raw.complete && (error as { code?: unknown }).code === 'ECONNRESET';

interface AppOptions {
  /** Loosens the content security policy for Vite's client. */
  hot?: boolean;
  /** Receives the log instead of the standard output. */
  logTo?: { write(line: string): void };
  /** How many connections it holds, instead of as many as the process may. */
  connections?: ConnectionLimits;
}

/** The server without its pages: the API, the provider's return and webhooks, files and health. */
export async function buildApp(
  services: Services,
  {
    hot = false,
    logTo,
    connections = defaultLimits(services.config.maxConnections),
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const { trustProxy, allowedOrigins } = services.config;
  const app = Fastify({
    logger: { ...loggerOptions(services.config.logLevel), ...(logTo && { stream: logTo }) },
    // X-Forwarded-For is ignored unless the operator names the proxy.
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: JSON_MAX_BYTES,
    ...CONNECTION_TIMES,
    // Else the router would refuse a path that it cannot decode (`/categorias/%zz`) before our pages see it.
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // What the router refuses by itself never reaches the error handler.
    frameworkErrors: (_error, request, reply) => {
      const { status, body } = toReply(new Failure('unknown_call'), request.log);
      void (reply as FastifyReply).code(status).send(body);
    },
    clientErrorHandler: answerMalformedRequest,
    // What is under way when the server stops is answered, and so is what comes meanwhile; idle connections end (start/stop.ts).
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    logController: new LogController({
      disableRequestLogging: services.config.environment !== 'production',
    }),
  });
  watchConnections(app, trustProxy, connections);
  // While the process stops each connection ends with its answer.
  services.stopping.addEventListener('abort', () => app.connections.endAnswered());
  app.addHook('preClose', async () => app.connections.closeWaiting());
  app.addHook('onSend', async (_request, reply) => {
    if (services.stopping.aborted) reply.header('connection', 'close');
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, body, headers } = toReply(
      isCutOff(error, request) ? new Failure('malformed_body') : error,
      request.log,
    );
    return reply.code(status).headers(headers).send(body);
  });
  // Registered at the root, because the pages' route passes on here what is not a page.
  app.setNotFoundHandler(() => fail('unknown_call'));
  readBodies(app);
  await allowOtherSites(app, services.config);
  await registerCompression(app);
  await app.register(cookie);
  // An oversized file gets the text of its own field instead of the parser's error.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(
    async (data) => {
      answerOnlyData(data);
      sayTheTime(data, services);
      mountCalls(data, pair(handlers), services);
    },
    { prefix: API_BASE },
  );
  // After the calls, which so have no page's policy.
  await registerSecurityHeaders(app, {
    mode: hot ? 'development' : 'production',
    // Our pages may use the API of another of these sites (`path_api`).
    extraSources: { connect: allowedOrigins, image: allowedOrigins },
  });
  await app.register(
    async (api) => {
      mountPaymentReturn(api, services);
      mountWebhooks(api, services);
      mountFiles(api, services);
      mountDataExports(api, services);
      mountIdImages(api, services);
      mountOpenApi(api, services.config);
      mountPolicyReports(api, services);
    },
    { prefix: API_BASE },
  );
  mountUnsubscribe(app, services, handlers);
  mountHealth(app, services);
  mountSearchEngines(app, services);
  mountShareImages(app, services);
  return app;
}
