import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#server/calls/failure.ts';

/**
 * Converts Fastify's request to the Fetch API request that React Router reads. Its signal aborts when the
 * visitor leaves before the reply is complete.
 */
export function toFetchRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  origin?: string,
): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });

  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers: toHeaders(request),
    signal: left.signal,
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    init.body = Readable.toWeb(request.raw) as ReadableStream;
    init.duplex = 'half';
  }
  // Concatenated: `new URL('//host/path', base)` would read the visitor's path as a host.
  const url = (origin ?? `${request.protocol}://${request.host}`) + request.url;
  // The Host header is untrusted and may not form a URL.
  return URL.canParse(url) ? new Request(url, init) : fail('unknown_call');
}

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 pseudo headers are no header names for the Fetch API.
    if (value === undefined || name.startsWith(':')) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  return headers;
}
