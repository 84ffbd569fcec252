import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** The stand-in of browsers' push services. */
export interface Push {
  subscribe(applicationServerKey: string): { endpoint: string; p256dh: string; auth: string };
  end(endpoint: string): void;
  fail(status: number | null): void;
}

const asked = z.union([
  z.object({ clave_publica: z.string().check(z.regex(/^[\w-]{87}$/)) }),
  z.object({ endpoint: z.string() }),
  z.object({ fail: z.nullable(z.int().check(z.gte(400), z.lte(599))) }),
]);

/**
 * `POST /_dev/push` is a browser that subscribes with our key, and answers what it hands to the site; that withdraws; or
 * a push service that fails with a status until told otherwise. What arrives stands in the outbox.
 */
export function mountPush(app: FastifyInstance, push: Push): void {
  app.post('/_dev/push', ({ body }, reply) => {
    const { data } = asked.safeParse(body);
    if (!data)
      return reply.code(400).send({
        error:
          'Envía «clave_publica» para suscribir un navegador, «endpoint» para quitarlo, o «fail» con un estado (o null).',
      });
    if ('clave_publica' in data) return push.subscribe(data.clave_publica);
    if ('endpoint' in data) push.end(data.endpoint);
    else push.fail(data.fail);
    return {};
  });
}
