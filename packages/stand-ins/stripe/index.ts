import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally } from '../http.ts';
import type { Keys } from './access.ts';
import { answerApi, type Desk, type RequestInfo } from './api.ts';
import { answerBankPage } from './bank-page.ts';
import { readBrowserScript } from './browser-script.ts';
import { finishProcessing } from './confirm.ts';
import type { Context } from './context.ts';
import { answerControl } from './controls.ts';
import { createDeliveries, type Target } from './deliveries.ts';
import { createFaults } from './faults.ts';
import { newId, openStore } from './store.ts';
import type { RefundStatus } from './types.ts';

export type StripeOptions = Keys & {
  /** The file of the state; without it, in memory only. */
  stateFile?: string;
  webhook?: Target;
  /** The address at which browsers reach the stand-in, if it is not that of their request. */
  scriptBase?: string;
};

const API_VERSION = '2026-10-28.endive';

/** The part of a path before one of these is where the stand-in is mounted. */
const OWN_PATH = /\/(v1\/|v3(\/|$)|(endive\/)?stripe\.js$|3ds\/|_control\/)/;

/** A stand-in for Stripe: its API, webhooks, browser script and the bank's page for 3-D Secure. */
export function createStripe(options: StripeOptions) {
  const now = () => Math.floor(Date.now() / 1000);
  const store = openStore(options.stateFile, now());
  const deliveries = createDeliveries(store, now, options.webhook);
  const desk: Desk = { keys: options, faults: createFaults(), keysInUse: new Set() };
  const timers = new Set<NodeJS.Timeout>();
  let processingMs = 0;
  let refundStatus: RefundStatus = 'succeeded';

  function contextFor(base: string, request: RequestInfo | null): Context {
    return {
      store,
      now,
      base: options.scriptBase ?? base,
      emit(type, object, previous) {
        const id = newId('evt');
        store.events.set(id, {
          id,
          object: 'event',
          api_version: API_VERSION,
          created: now(),
          data: { object, ...(previous && { previous_attributes: previous }) },
          livemode: false,
          pending_webhooks: 1,
          request,
          type,
        });
        deliveries.enqueue(id);
      },
      refundStatus,
      settleLater(intentId) {
        if (processingMs > 0) finishAfter(intentId, processingMs);
        return processingMs > 0;
      },
    };
  }

  function finishAfter(intentId: string, delay: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const intent = store.intents.get(intentId);
      if (intent) finishProcessing(contextFor('', null), intent);
      store.commit();
    }, delay).unref();
    timers.add(timer);
  }

  for (const { id, status } of store.intents.values())
    if (status === 'processing') finishAfter(id, 0);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://local');
    const prefix = url.pathname.slice(0, Math.max(0, url.pathname.search(OWN_PATH)));
    const base = `http://${request.headers.host}${prefix}`;
    url.pathname = url.pathname.slice(prefix.length);
    if (url.pathname.startsWith('/3ds/')) {
      return answerBankPage(request, response, url, contextFor(base, null));
    }
    if (url.pathname.startsWith('/_control/')) {
      const setProcessingTime = (ms: number) => {
        processingMs = ms;
      };
      return answerControl(request, response, url.pathname, {
        context: contextFor(base, null),
        deliveries,
        faults: desk.faults,
        setProcessingTime,
        setRefundStatus: (status) => {
          refundStatus = status;
        },
      });
    }
    if (
      request.method === 'GET' &&
      OWN_PATH.test(url.pathname) &&
      !url.pathname.startsWith('/v1/')
    ) {
      return sendScript(response);
    }
    return answerApi(request, response, url, desk, (info) => contextFor(base, info));
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  };

  return {
    listener,
    setWebhook: deliveries.setTarget,
    async listen(port = 0) {
      const server = await listenLocally(listener, port);
      return { url: server.url, close: () => server.close().then(close) };
    },
    close,
  };

  function close(): void {
    deliveries.close();
    for (const timer of timers) clearTimeout(timer);
  }
}

function sendScript(response: ServerResponse): void {
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  response.end(readBrowserScript());
}
