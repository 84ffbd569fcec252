import type { IncomingMessage } from 'node:http';

/** The most that is drained: nobody sends more by mistake. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Discards the rest of a refused body, because a browser reads the answer only after it has sent
 * everything. A body longer than the limit is cut off.
 */
export function drainBody(body: IncomingMessage): void {
  body.unpipe();
  let left = MAX_BYTES;
  body.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    if (left < 0) body.destroy();
  });
  body.resume();
}
