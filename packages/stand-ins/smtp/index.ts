import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import type { Outbox } from '../outbox.ts';

export type SmtpServer = { host: string; port: number; close(): Promise<void> };

const SIZE_LIMIT = 10_000_000;

/** Greets at once. The library waits 100 ms for clients that talk too soon, and every e-mail would wait with it.
 * It offers no option for that; what is used instead of one is declared in its types. */
class PromptConnection extends SMTPConnection {
  override init() {
    this._setListeners(() => this.connectionReady());
  }
}

/** As the library's, but for the kind of connection. */
class PromptServer extends SMTPServer {
  override connect(...[socket, options]: Parameters<SMTPServer['connect']>) {
    const connection = new PromptConnection(this, socket, options);
    this.connections.add(connection);
    connection.on('error', (error) => this._onError(error));
    connection.on('connect', (client) => this._onClientConnect(client));
    connection.init();
  }
}

/** A mail server that stores everything and delivers nothing. It accepts any user and password. */
export async function startSmtp(outbox: Pick<Outbox, 'add'>, port = 0): Promise<SmtpServer> {
  const server = new PromptServer({
    size: SIZE_LIMIT,
    rejectOversized: true,
    // Loopback only: encryption and reverse lookups are not needed.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    onAuth: ({ username }, _session, answer) => answer(null, { user: username }),
    onData(message, { envelope }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      keep(message, recipients, outbox).then(() => answer(), answer);
    },
    // Clients that are still connected at the end are disconnected at once.
    closeTimeout: 1,
  });
  // A client that disconnects during a message has sent nothing.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Adds one entry for each recipient. */
async function keep(
  message: SMTPServerDataStream,
  recipients: readonly string[],
  outbox: Pick<Outbox, 'add'>,
): Promise<void> {
  // Loaded with the first message, so that the start does not wait for the parser.
  const { simpleParser } = await import('mailparser');
  const { subject = '', text = '', html, replyTo, headerLines } = await simpleParser(message);
  if (message.sizeExceeded) return;
  for (const to of recipients) {
    outbox.add({
      channel: 'email',
      to,
      subject,
      ...(replyTo && { replyTo: replyTo.text }),
      text: text.trim(),
      ...(html !== false && { html }),
      headers: Object.fromEntries(headerLines.map(({ key, line }) => [key, valueOf(line)])),
      at: new Date().toISOString(),
    });
  }
}

/** What stands after the name of a header, in one line. */
const valueOf = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .replaceAll(/\r?\n\s+/g, ' ')
    .trim();
