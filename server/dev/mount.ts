import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SettableClock } from './clock.ts';
import { type OutboxMessage, outboxPage } from './outbox-page.ts';
import { DEV_CSS } from './page.ts';
import { mountPaymentsPage } from './payments.ts';

export interface DevPages {
  outbox: { list(): OutboxMessage[] };
  stripe: {
    url: string;
    secretKey: string;
    listener: (request: IncomingMessage, response: ServerResponse) => void;
  };
}

const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const setting = z.object({ at: z.nullable(instant) });

/** The path of the stand-in's script and card form on the page's own origin. */
export const STRIPE_PREFIX = '/_dev/stripe';

/** The development-only addresses (decisions §7, §9). */
export function mountDevPages(app: FastifyInstance, { outbox, stripe }: DevPages): void {
  app.get('/_dev/outbox.json', () => ({
    messages: outbox
      .list()
      .map(({ channel, to, text, at, subject }) => ({ channel, to, text, at, subject })),
  }));
  app.get('/_dev/outbox', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(outboxPage(outbox.list())),
  );
  app.get('/_dev/pages.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DEV_CSS),
  );
  mountPaymentsPage(app, stripe);
  app.get('/_dev/config.json', () => ({
    stripe: { api_base: stripe.url, secret_key: stripe.secretKey },
  }));
  void app.register(async (scope) => {
    // The stand-in handles the request itself, including its mount path; Fastify only passes the connection
    // on. The routes below exist so that the hook runs.
    scope.addHook('onRequest', async (request, reply) => {
      reply.hijack();
      stripe.listener(request.raw, reply.raw);
    });
    scope.all(`${STRIPE_PREFIX}/*`, () => undefined);
  });
}

/** The address that sets the clock, and then runs everything that time alone triggers (decisions §9). */
export function mountClock(
  app: FastifyInstance,
  clock: SettableClock,
  runScheduledJobs: () => Promise<void>,
): void {
  const now = () => ({ at: clock.now().toISOString() });
  app.get('/_dev/clock', now);
  app.post('/_dev/clock', async (request, reply) => {
    const { data } = setting.safeParse(request.body);
    if (!data)
      return reply.code(400).send({
        error:
          'Envía { "at": "2026-11-25T15:00:00Z" }, o { "at": null } para volver a la hora real.',
      });
    clock.set(data.at);
    await runScheduledJobs();
    return now();
  });
}
