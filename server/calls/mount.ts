import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, knowsCaller, servesTeam } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import type { Services } from '#server/context.ts';
import { readBody } from './body.ts';
import { dispatch } from './dispatch.ts';
import type { Handler, RequestFacts } from './handler.ts';
import { UploadBudget } from './upload-budget.ts';
import { networkOf } from './network.ts';
import { replyFormat } from './reply.ts';

/**
 * Pairs every call of the contract with its handler. The start fails on a call without a handler, without
 * access, without the permission that an administrator needs, without saying whether it needs a proof, without the second
 * person that it declares, or declared twice,
 * and on a handler without a call.
 */
export function pair(handlers: readonly Handler[], declared: readonly Call[] = calls): Handler[] {
  const byPath = new Map<string, Handler>();
  for (const handler of handlers) {
    if (byPath.has(handler.call.path)) throw new Error(`two handlers for ${handler.call.path}`);
    byPath.set(handler.call.path, handler);
  }
  const paired = declared.map((call) => {
    if (call.access !== 'public' && !(Array.isArray(call.access) && call.access.length > 0))
      throw new Error(`no access rule for ${call.path}`);
    if (call.alsoAs && call.access !== 'public')
      throw new Error(`two access rules for ${call.path}`);
    if (servesTeam(call) && !call.permission?.length)
      throw new Error(`no permission for ${call.path}`);
    if (knowsCaller(call) && call.fresh === undefined)
      throw new Error(`no word about a proof for ${call.path}`);
    const handler = byPath.get(call.path);
    if (!handler) throw new Error(`no handler for ${call.path}`);
    if (call.fourEyes && !handler.guarded)
      throw new Error(`nobody asks for a second person for ${call.path}`);
    byPath.delete(call.path);
    return handler;
  });
  for (const path of byPath.keys())
    throw new Error(`a handler for ${path}, which the contract lacks`);
  return paired;
}

/** Mounts each call as `POST {base}{path}`. The contract's schema serialises the reply. */
export function mountCalls(api: FastifyInstance, handlers: readonly Handler[], services: Services) {
  const uploadBudget = new UploadBudget();
  for (const handler of handlers) {
    const { schema, serialize } = replyFormat(handler.call);
    api.post(
      handler.call.path,
      { schema: { response: { 200: schema } }, serializerCompiler: () => serialize },
      async (request, reply) => {
        const address = networkOf(request.ip);
        const reservation = uploadBudget.open(address);
        try {
          const { body, images } = await readBody(handler.call, request, reservation);
          const facts = factsOf(request, reply, services, { address, images });
          const output = await dispatch(handler, services, { body, facts, log: request.log });
          // A streaming handler has taken over the connection.
          if (reply.sent) return reply;
          return { mensaje: 'success', ...(output as object) };
        } finally {
          reservation.release();
        }
      },
    );
  }
}

/** What a call may know of the request that came for it. */
export const factsOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  { address, images }: Pick<RequestFacts, 'address' | 'images'>,
): RequestFacts => ({
  address,
  userAgent: request.headers['user-agent'] ?? '',
  cookies: request.cookies,
  images,
  openStream: (headers) => {
    reply.hijack();
    // Headers set so far belong to this reply too.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    return reply.raw.writeHead(200, headers);
  },
  setCookie: (name, value, { path, maxAgeSeconds }) =>
    void reply.setCookie(name, value, {
      path,
      maxAge: maxAgeSeconds,
      httpOnly: true,
      sameSite: 'strict',
      secure: services.config.origin.startsWith('https:'),
    }),
});
