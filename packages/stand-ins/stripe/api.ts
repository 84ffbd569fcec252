import type { IncomingMessage, ServerResponse } from 'node:http';
import { accessOf, type Keys } from './access.ts';
import type { Context } from './context.ts';
import { notAuthorized, StripeError } from './errors.ts';
import { expand } from './expand.ts';
import { brokenDown, type Faults, keyInUse, tooManyRequests } from './faults.ts';
import { decodeForm } from './form.ts';
import { requestFingerprint, savedReply } from './idempotency.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';
import { newId } from './store.ts';
import { readSent, type Sent } from './uploads.ts';

export type RequestInfo = { id: string; idempotency_key: string | null };

type Reply = { status: number; body: string; replayed?: boolean };

const matchers = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`),
}));

/** What the calls of one stand-in share beside its state. */
export type Desk = { keys: Keys; faults: Faults; keysInUse: Set<string> };

/** Answers `/v1/…`: key, idempotency, call, expansion, and Stripe's headers and error shape. */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  desk: Desk,
  contextFor: (info: RequestInfo) => Context,
): Promise<void> {
  if (request.method === 'OPTIONS') return send(response, { status: 204, body: '' }, {});
  const key = request.headers['idempotency-key'];
  const info = {
    id: newId('req'),
    idempotency_key: typeof key === 'string' && request.method === 'POST' ? key : null,
  };
  const context = contextFor(info);
  const { reply, lost } = await readSent(request).then(
    (sent) => answerInTurn(request, url, sent, desk, context, info),
    (error: Error) => ({
      reply: errorReply(new StripeError(413, { type: 'api_error', message: error.message })),
      lost: false,
    }),
  );
  // Everything, including declines, is on disk before the reply is sent.
  context.store.commit();
  if (lost) return void response.destroy();
  send(response, reply, {
    'request-id': info.id,
    ...(info.idempotency_key && { 'idempotency-key': info.idempotency_key }),
    ...(reply.replayed && { 'idempotent-replayed': 'true' }),
  });
}

/** A key that is still being answered is refused, and a fault that waits for this call meets it. */
async function answerInTurn(
  request: IncomingMessage,
  url: URL,
  sent: Sent,
  { keys, faults, keysInUse }: Desk,
  context: Context,
  info: RequestInfo,
): Promise<{ reply: Reply; lost: boolean }> {
  const key = info.idempotency_key;
  if (key && keysInUse.has(key)) return { reply: errorReply(keyInUse(key)), lost: false };
  if (key) keysInUse.add(key);
  try {
    const fault = faults.meet(request.method ?? 'GET', url.pathname);
    if (fault?.kind === '429') return { reply: errorReply(tooManyRequests()), lost: false };
    if (fault?.kind === 'in_use' && key) return { reply: errorReply(keyInUse(key)), lost: false };
    if (fault?.kind === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, fault.ms).unref());
    }
    const broken = fault?.kind === '500';
    const reply = answerOnce(request, url, sent, keys, context, info, broken);
    return { reply, lost: fault?.kind === 'lost' };
  } finally {
    if (key) keysInUse.delete(key);
  }
}

function answerOnce(
  request: IncomingMessage,
  url: URL,
  { body, file }: Sent,
  keys: Keys,
  context: Context,
  info: RequestInfo,
  broken: boolean,
): Reply {
  const { store } = context;
  const method = request.method ?? 'GET';
  try {
    const form = decodeForm(method === 'GET' ? url.search.slice(1) : body);
    const access = accessOf(request, form, keys);
    const { route, id } = findRoute(method, url.pathname);
    if (route.access === 'secret' && access === 'publishable') {
      throw notAuthorized(
        'This API call cannot be made with a publishable API key. Please use a secret API key.',
        'secret_key_required',
      );
    }
    const fingerprint = requestFingerprint(method, url.pathname, body);
    const saved = info.idempotency_key && savedReply(store, info.idempotency_key, fingerprint);
    if (saved) return { status: saved.status, body: saved.body, replayed: true };

    const reply = run(() => {
      if (broken) throw brokenDown();
      return expand(store, route.run({ context, access, id, form, file }), form.expand);
    });
    // A request that was refused before anything happened can be corrected and sent again; a breakdown,
    // as at Stripe, is what its key answers from then on.
    if (info.idempotency_key && [200, 402, 500].includes(reply.status)) {
      const key = info.idempotency_key;
      store.replies.set(key, {
        id: key,
        created: context.now(),
        request: fingerprint,
        requestId: info.id,
        ...reply,
      });
    }
    return reply;
  } catch (error) {
    return errorReply(error);
  }
}

function run(action: () => object): Reply {
  try {
    return { status: 200, body: JSON.stringify(action(), null, 2) };
  } catch (error) {
    return errorReply(error);
  }
}

function errorReply(error: unknown): Reply {
  if (error instanceof StripeError) {
    return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { status: 500, body: JSON.stringify({ error: { type: 'api_error', message } }) };
}

function findRoute(method: string, path: string): { route: Route; id: string } {
  for (const { route, pattern } of matchers) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match[1] ?? '' };
  }
  throw new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function send(response: ServerResponse, reply: Reply, headers: Record<string, string>): void {
  response.writeHead(reply.status, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': '*, authorization',
    'access-control-expose-headers': 'request-id',
    'cache-control': 'no-cache, no-store',
    'content-type': 'application/json',
    'stripe-version': '2026-10-28.endive',
    ...headers,
  });
  response.end(reply.body);
}
