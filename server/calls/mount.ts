import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, knowsCaller, servesTeam } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import type { Services } from '#server/context.ts';
import { JSON_MAX_BYTES, readBody } from './body.ts';
import { admit, carriesSession, dispatch, takeOfAddress } from './dispatch.ts';
import type { Caller, Handler, RequestFacts } from './handler.ts';
import { giveWay, UploadBudget } from '#server/connections/index.ts';
import { Failure, fail } from './failure.ts';
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

type HookDone = (error?: Error) => void;

/** A body without pictures that is larger than this holds a share of the memory for uploads. */
const LARGE_BYTES = 16 * 1024;

/** Mounts each call as `POST {base}{path}`. The contract's schema serialises the reply. */
export function mountCalls(api: FastifyInstance, handlers: readonly Handler[], services: Services) {
  const uploadBudget = new UploadBudget();
  for (const handler of handlers) {
    const { call } = handler;
    const { schema, serialize } = replyFormat(call);
    const requireRoom = (request: FastifyRequest, reply: FastifyReply, next: HookDone) =>
      next(hasRoom(request, reply, uploadBudget) ? undefined : new Failure('unavailable'));
    const takeLimit = ({ network: address, cookies }: FastifyRequest) =>
      takeOfAddress(call, services, { address, cookies });
    // What is known without the body is asked before it is read; most calls count an account, which is in it.
    const onRequest = [requireRoom, ...(call.limit.by === 'address' ? [takeLimit] : [])];
    api.post(
      call.path,
      { onRequest, schema: { response: { 200: schema } }, serializerCompiler: () => serialize },
      async (request, reply) => {
        const { network: address } = request;
        const reservation = uploadBudget.open(address, () => giveWay(request.raw.socket));
        let admitted: Caller | null | undefined;
        const beforePictures = async (fields: Record<string, unknown>) => {
          // A form that brings its session after its pictures is read as a stranger's.
          if (call.access !== 'public' && !carriesSession(fields)) return;
          admitted = await admit(call, services, { body: fields, address });
          if (admitted && !reservation.knownAs(admitted.id)) fail('unavailable');
        };
        try {
          const upload = { reservation, beforePictures };
          const { body, images } = await readBody(call, request, upload);
          const facts = factsOf(request, reply, services, { address, images });
          const gone = () => request.raw.socket.destroyed;
          const incoming = { body, facts, log: request.log, admitted, gone };
          const output = await dispatch(handler, services, incoming);
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

/** Whether a large body without pictures has room, which it holds until it is answered. */
function hasRoom(request: FastifyRequest, reply: FastifyReply, budget: UploadBudget): boolean {
  const { headers, raw } = request;
  const bytes = headers['transfer-encoding']
    ? JSON_MAX_BYTES
    : Number(headers['content-length'] ?? 0);
  if (bytes <= LARGE_BYTES || bytes > JSON_MAX_BYTES) return true;
  // Not yet `isMultipart()`, which the parser says once it is chosen.
  if (headers['content-type']?.startsWith('multipart/')) return true;
  const reservation = budget.open(request.network, () => giveWay(raw.socket));
  reply.raw.once('close', reservation.release);
  return reservation.take(bytes);
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
    if (!request.server.connections.streams(request.raw.socket)) fail('unavailable');
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
