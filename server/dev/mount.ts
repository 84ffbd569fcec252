import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SettableClock } from './clock.ts';
import {
  type NumberedMessage,
  OUTBOX_HTML,
  type OutboxMessage,
  outboxPage,
  REPLY_PAGE,
  replyPage,
} from './outbox-page.ts';
import { DEV_CSS } from './page.ts';
import { mountPush, type Push } from './push.ts';
import { mountPaymentsPage } from './payments.ts';

export interface DevPages {
  push: Push;
  outbox: { list(): OutboxMessage[]; numbered(): NumberedMessage[] };
  whatsapp: { write(written: { from: string; text: string }): Promise<unknown> };
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
const asked = z.object({
  from: z._default(z.string(), ''),
  enviado: z._default(z.string(), ''),
});
const written = z.object({
  from: z.string().check(z.regex(/^\+?[\d\s]{8,20}$/)),
  text: z.string().check(z.maxLength(4096)),
});
const setting = z.object({ at: z.nullable(instant) });

/** The path of the stand-in's script and card form on the page's own origin. */
export const STRIPE_PREFIX = '/_dev/stripe';

/** The development-only addresses (decisions §7, §9). */
export function mountDevPages(
  app: FastifyInstance,
  { outbox, whatsapp, stripe, push }: DevPages,
): void {
  app.get('/_dev/outbox.json', () => ({
    messages: outbox.list().map(({ channel, to, text, at, subject, html, headers }) => ({
      channel,
      to,
      text,
      at,
      subject,
      html,
      headers,
    })),
  }));
  app.get('/_dev/outbox', (_request, reply) => {
    const policy = String(reply.getHeader('content-security-policy'));
    return (
      reply
        // It shows mails in frames.
        .header('content-security-policy', policy.replace("frame-src 'none'", "frame-src 'self'"))
        .type('text/html; charset=utf-8')
        .send(outboxPage(outbox.numbered()))
    );
  });
  app.get(REPLY_PAGE, ({ query }, reply) => {
    const { from, enviado } = asked.parse(query);
    return reply.type('text/html; charset=utf-8').send(replyPage(from, enviado !== ''));
  });
  app.post(REPLY_PAGE, async ({ body }, reply) => {
    const { data } = written.safeParse(body);
    if (!data)
      return reply.code(400).send({ error: 'Envía el teléfono en «from» y el mensaje en «text».' });
    await whatsapp.write(data);
    return reply.redirect(
      `${REPLY_PAGE}?${new URLSearchParams({ from: data.from, enviado: '1' })}`,
      303,
    );
  });
  mountMails(app, outbox);
  app.get('/_dev/pages.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DEV_CSS),
  );
  mountPaymentsPage(app, stripe);
  mountPush(app, push);
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

/** What a mail shows by itself: its own styles, and nothing that runs or is loaded. */
const MAIL_POLICY =
  "default-src 'none';style-src 'unsafe-inline';sandbox allow-popups;frame-ancestors 'self'";

/** The HTML of each mail, for the frames of the outbox. */
function mountMails(app: FastifyInstance, outbox: DevPages['outbox']): void {
  app.get<{ Params: { number: string } }>(`${OUTBOX_HTML}/:number`, (request, reply) => {
    const number = Number(request.params.number);
    const html = outbox.numbered().find((one) => one.number === number)?.html;
    if (html === undefined) return reply.callNotFound();
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(html);
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
