import type { IncomingMessage } from 'node:http';

/** What may still be on its way when a body is refused; nobody sends more by mistake. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Lets the rest of a refused body go by unread, because a browser hears the answer only after it has sent
 * all of it. Whoever goes on and on is cut off.
 */
export function drainBody(body: IncomingMessage): void {
  body.unpipe();
  let left = MOST_BYTES;
  body.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    if (left < 0) body.destroy();
  });
  body.resume();
}
