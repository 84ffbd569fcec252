import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Outbox } from '../outbox.ts';
import { decodeHeader, parsePart, textOf } from './decode.ts';
import { converse, type Envelope } from './session.ts';

export type SmtpServer = { host: string; port: number; close(): Promise<void> };

/** A mail server that keeps everything and delivers nothing. Any user and password will do. */
export async function startSmtp(outbox: Outbox, port = 0): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (envelope) => keep(envelope, outbox));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** One entry for each recipient, as each of them would find it in their mailbox. */
function keep({ to, data }: Envelope, outbox: Outbox): void {
  const message = parsePart(data);
  const subject = decodeHeader(message.headers.get('subject') ?? '');
  const text = textOf(message);
  const answerTo = message.headers.get('reply-to');
  const replyTo = answerTo === undefined ? {} : { replyTo: decodeHeader(answerTo) };
  for (const address of to) {
    const at = new Date().toISOString();
    outbox.add({ channel: 'email', to: address, subject, ...replyTo, text, at });
  }
}
