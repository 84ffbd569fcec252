import { stream as call } from '#contract/chat.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { openEventStream } from './event-stream.ts';

export const stream = handleOutside(call, async (_input, { caller, services, request, log }) => {
  const response = request.openStream({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Keeps proxies from buffering the events.
    'x-accel-buffering': 'no',
  });
  openEventStream(response, { caller, services, log });
  // The reply is the stream itself.
  return {};
});
