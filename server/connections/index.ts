import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { addressOf, trustedProxies } from './address.ts';
import { type ConnectionLimits, Connections } from './connections.ts';

export type { ConnectionLimits } from './connections.ts';
export { FairQueue } from './fair-queue.ts';
export { answerMalformedRequest } from './malformed-request.ts';
export { widerNetworks } from './network.ts';
export { giveWay, RETRY_AFTER_SECONDS } from './refuse.ts';
export { Turns } from './turns.ts';
export { UploadBudget, type UploadReservation } from './upload-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** From where it comes, as trusted proxies say. */
    readonly address: string;
    /** The same as limits count it. */
    readonly network: string;
  }
  interface FastifyInstance {
    readonly connections: Connections;
  }
}

const SWEEP_MS = 1000;

/**
 * What Node itself is told: it closes whose head is not complete in time, who keeps a connection without using it, who does
 * not read an answer, and whose whole request takes too long even at a good pace (fifty megabytes of pictures by telephone).
 */
export const CONNECTION_TIMES = {
  keepAliveTimeout: 60_000,
  connectionTimeout: 120_000,
  requestTimeout: 600_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
} as const;

/** Descriptors for the database, files and the log. */
const OTHER_DESCRIPTORS = 500;
const MOST = 10_000;

/** As many as the process may have descriptors for, unless configured. */
export function defaultLimits(
  configured: number | null,
  descriptors = openFilesLimit(),
): ConnectionLimits {
  const room = Math.max(100, descriptors - OTHER_DESCRIPTORS);
  // Streams are connections of their own.
  const all = Math.min(configured ?? MOST, Math.floor(room / 2));
  return { all, each: Math.ceil(all / 4), streams: Math.min(MOST, Math.floor(room / 2)) };
}

function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  const { soft } = userLimits?.open_files ?? {};
  return typeof soft === 'number' ? soft : Infinity;
}

/** Watches over the connections of a server that has not begun to listen. */
export function watchConnections(
  app: FastifyInstance,
  trustProxy: readonly string[],
  limits: ConnectionLimits,
): void {
  const trusted = trustedProxies(trustProxy);
  const connections = new Connections(limits);
  app.decorate('connections', connections);
  app.decorateRequest('address', {
    getter(this: FastifyRequest) {
      return addressOf(
        this.socket.remoteAddress ?? '',
        headerOf(this.headers['x-forwarded-for']),
        trusted,
      );
    },
  });
  // Read once for each request, by whoever comes first.
  const networks = new WeakMap<object, string>();
  app.decorateRequest('network', {
    getter(this: FastifyRequest) {
      const known = networks.get(this.raw) ?? networkOf(this.address);
      networks.set(this.raw, known);
      return known;
    },
  });
  const { server } = app;
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    connections.opened(socket, trusted(peer) ? null : networkOf(peer));
  });
  // Before the request is handled, which may end at once; or instead, so that what is thrown away costs nothing more.
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { headers, socket } = request;
    const address = addressOf(
      socket.remoteAddress ?? '',
      headerOf(headers['x-forwarded-for']),
      trusted,
    );
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const network = networkOf(address);
    networks.set(request, network);
    if (!connections.requested(response, network, hasBody)) return;
    for (const handle of handlers) handle.call(server, request, response);
  });
  app.addHook('onSend', async ({ raw }, { statusCode }) => {
    if (!REFUSALS.has(statusCode)) return;
    const ms = connections.refused(raw.socket);
    if (ms > 0) await untilGone(raw.socket, ms);
  });
  const timer = setInterval(() => connections.sweep(), SWEEP_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** What nothing limits but how fast it is asked for. */
const REFUSALS: ReadonlySet<number> = new Set([401, 429, 503]);

/** Waits, no longer than somebody is there. */
const untilGone = (socket: Socket, ms: number) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      socket.off('close', end);
      done();
    };
    const timer = setTimeout(end, ms);
    socket.once('close', end);
  });

const headerOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;
