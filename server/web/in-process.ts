import type { FastifyBaseLogger } from 'fastify';
import type { Call } from '#contract/call.ts';
import { dispatch, RENDERING } from '#server/calls/dispatch.ts';
import { toReply } from '#server/calls/error-handler.ts';
import type { Handler, RequestFacts } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';

/** The global key that web/api/client.ts reads. */
const EXCHANGE = Symbol.for('maestros.exchange');
/** The one of web/api/server-clock.ts. */
const CLOCK = Symbol.for('maestros.clock');

/**
 * Lets pages rendered on the server call without an HTTP request to ourselves: the same line of a loader
 * works in the browser and on the server. Only public calls: no session is ever rendered here. The result ends it.
 */
export function answerInProcess(
  handlers: readonly Handler[],
  services: Services,
  log: FastifyBaseLogger,
): () => void {
  const byPath = new Map(handlers.map((handler) => [handler.call.path, handler]));
  const exchange = async ({ path }: Call, body: Record<string, unknown>) => {
    try {
      const handler = byPath.get(path);
      if (handler?.call.access !== 'public')
        throw new Error(`${path} cannot be rendered on the server`);
      const incoming = { body, facts: ANONYMOUS_REQUEST, log };
      const output = await dispatch(handler, services, incoming);
      const known = handler.call.output.safeParse(output);
      return { mensaje: 'success', ...((known.success ? known.data : output) as object) };
    } catch (error) {
      return toReply(error, log).body;
    }
  };
  const everywhere = globalThis as Record<symbol, unknown>;
  everywhere[EXCHANGE] = exchange;
  everywhere[CLOCK] = () => services.clock().getTime();
  return () => {
    delete everywhere[EXCHANGE];
    delete everywhere[CLOCK];
  };
}

const ANONYMOUS_REQUEST: RequestFacts = {
  address: RENDERING,
  userAgent: '',
  cookies: {},
  images: {},
  setCookie: () => {},
  openStream: () => {
    throw new Error('pages do not stream calls');
  },
};
