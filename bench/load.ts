// A cheap load generator: the client must not be what is measured.
import { connect, type Socket } from 'node:net';

const CONNECTIONS = 100;

/** A POST request with this JSON, as bytes. */
export function post(path: string, body: object): Buffer {
  const json = JSON.stringify(body);
  const length = Buffer.byteLength(json);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${length}\r\n\r\n${json}`,
  );
}

/** Sends requests over 100 connections, the next as soon as the last is answered; returns answers per second. */
export async function answersPerSecond(
  port: number,
  requests: readonly Buffer[],
  milliseconds: number,
): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)));
  const from = performance.now();
  const until = from + milliseconds;
  const counts = await Promise.all(
    sockets.map((socket, index) => askUntil(socket, requests, index, until)),
  );
  const seconds = (performance.now() - from) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });

/** Each connection begins at another index of the list, so that they do not all send the same. */
function askUntil(
  socket: Socket,
  requests: readonly Buffer[],
  index: number,
  until: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let next = Math.floor((index * requests.length) / CONNECTIONS);
    let answers = 0;
    let received: Buffer = Buffer.alloc(0);
    const ask = () => socket.write(requests[next++ % requests.length] ?? '');
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const size = answerSize(received);
      if (size === null || received.length < size) return;
      const answer = received;
      received = Buffer.alloc(0);
      if (!answer.subarray(0, 12).equals(OK)) {
        reject(new Error(`not answered: ${answer.toString()}`));
        socket.destroy();
        return;
      }
      answers++;
      if (performance.now() < until) {
        ask();
        return;
      }
      resolve(answers);
      socket.destroy();
    });
    ask();
  });
}

const OK = Buffer.from('HTTP/1.1 200');
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The size of the whole answer in bytes; null until its head has arrived. */
function answerSize(received: Buffer): number | null {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const length = /content-length: (\d+)/i.exec(received.toString('latin1', 0, end))?.[1];
  if (length === undefined) throw new Error('an answer without content-length');
  return end + END_OF_HEAD.length + Number(length);
}
