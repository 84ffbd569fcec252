import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http.ts';
import { type Deliveries, type Mode, modes } from './deliveries.ts';
import type { Store } from './store.ts';
import { type RefundStatus, refundStatuses } from './types.ts';

export type Controls = {
  store: Store;
  deliveries: Deliveries;
  /** How long a payment stays in `processing`; 0 settles at once. */
  setProcessingTime(ms: number): void;
  setRefundStatus(status: RefundStatus): void;
};

/** Not part of Stripe: with these calls tests control the stand-in. Bodies are JSON. */
export async function answerControl(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  controls: Controls,
): Promise<void> {
  const body = await readJson(request);
  switch (`${request.method} ${path}`) {
    case 'GET /_control/events':
      return send(response, 200, { events: events(controls.store) });
    case 'GET /_control/webhooks':
      return send(response, 200, { mode: controls.deliveries.mode });
    case 'POST /_control/webhooks':
      if (!modes.includes(body.mode as Mode)) {
        return send(response, 400, { error: `mode is one of ${modes.join(', ')}` });
      }
      controls.deliveries.setMode(body.mode as Mode);
      return send(response, 200, { mode: body.mode });
    case 'POST /_control/webhooks/flush':
      return send(response, 200, await controls.deliveries.flush());
    case 'POST /_control/payments':
      controls.setProcessingTime(Number(body.processing_ms) || 0);
      return send(response, 200, { processing_ms: Number(body.processing_ms) || 0 });
    case 'POST /_control/refunds':
      if (!refundStatuses.includes(body.status as RefundStatus)) {
        return send(response, 400, { error: `status is one of ${refundStatuses.join(', ')}` });
      }
      controls.setRefundStatus(body.status as RefundStatus);
      return send(response, 200, { status: body.status });
    default:
      return send(response, 404, { error: `No control ${request.method} ${path}` });
  }
}

function events(store: Store): object[] {
  return store.events
    .values()
    .map((event) => {
      const { status, attempts, last_status } = store.deliveries.get(event.id) ?? {};
      const { id, type, created } = event;
      return { id, type, created, object: event.data.object, status, attempts, last_status };
    })
    .reverse();
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readBody(request)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function send(response: ServerResponse, status: number, reply: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(reply));
}
