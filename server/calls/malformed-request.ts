import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusOf, textOf } from '#contract/errors.ts';

/** Answers bytes that Node could not read as a request: no HTTP, headers too long, too slow. */
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
  // Whoever sends rubbish gets the answer and no time to read it slowly.
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
