import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, statusOf, textOf } from '#contract/errors.ts';

/** In how many seconds it is worth to come again, where it does not depend on who comes. */
export const RETRY_AFTER_SECONDS = 5;

/** Answers a connection below everything else, and closes it: what never became a request, or is not waited for. */
export function refuse(socket: Socket, code: ErrorCode): void {
  // Nothing can be said behind an answer that is not read.
  if (!socket.writable || socket.writableLength > 0) return void socket.destroy();
  const status = statusOf(code);
  const body = JSON.stringify({ mensaje: textOf(code), code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(status === 503 ? [`retry-after: ${RETRY_AFTER_SECONDS}`] : []),
    'connection: close',
  ];
  // Closes the connection as soon as the answer is written, so that a slow reader cannot hold it open.
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Ends a request whose place others need. */
export const giveWay = (socket: Socket): void => refuse(socket, 'unavailable');
