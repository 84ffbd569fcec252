import type { Socket } from 'node:net';
import { refuse } from './refuse.ts';

/** Answers what Node could not parse as a request: not HTTP, headers too long, too slow. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  // Who never began a request, or kept a connection for another one, waits for no answer.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return socket.bytesRead === 0 ? void socket.destroy() : refuse(socket, 'too_slow');
  refuse(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 'body_too_large' : 'malformed_body');
}
