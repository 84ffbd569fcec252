import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceProvider } from './nonces.ts';
import { ApiError } from './api/client.ts';
import { PageStream } from './page-stream.ts';
import { nonceContext, reportContext, unavailableContext } from './server-context.ts';

/** Milliseconds to wait for deferred data; a second later the page is closed. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  found: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  const unavailable = context.get(unavailableContext);
  // A search engine comes back later instead of forgetting the page.
  const status = unavailable ? 503 : found;
  if (unavailable) headers.set('retry-after', '30');
  if (status >= 400) headers.set('cache-control', 'no-store');
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonces = context.get(nonceContext);
  const report = context.get(reportContext);
  // Search engines get the whole page at once, people get the first part as soon as it is ready.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonces}>
        <ServerRouter context={entry} url={request.url} nonce={nonces.script} />
      </NonceProvider>,
      {
        nonce: nonces.script,
        [ready]() {
          shellSent = true;
          const body = new PageStream();
          body.once('finish', () => clearTimeout(giveUp));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError(error) {
          // Before the shell is ready, the rejection above reports it.
          if (shellSent && !request.signal.aborted) report(error);
        },
      },
    );
    const giveUp = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong address or method is the visitor's error; only ours are reported.
  if (error instanceof ApiError && error.code === 'unavailable')
    context.set(unavailableContext, true);
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) context.get(reportContext)(error);
};
