import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusOf, textOf } from '#contract/errors.ts';

/** Answers what Node could not parse as a request: not HTTP, headers too long, too slow. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'body_too_large' : 'malformed_body';
  const status = statusOf(code);
  const body = JSON.stringify({ mensaje: textOf(code), code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Closes the connection as soon as the answer is written, so that a slow reader cannot hold it open.
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
