import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { CALLS } from '../calls.ts';
import { answersPerSecond, post } from '../load.ts';
import { keyOf, tokenOf } from '../scale.ts';

/** The process that is attacked. */
export interface Target {
  readonly port: number;
  readonly pid: number;
  readonly databaseUrl: string;
}

/** Signed-in people who read. */
const reads = Array.from({ length: 900 }, (_, n) =>
  post(CALLS.read, { rute: '', session_id: tokenOf(n + 10), keylogin: keyOf(n + 10) }),
);

/** How many calls of signed-in people it answers in a second. */
export const signedInRate = ({ port }: Target, milliseconds = 3000): Promise<number> =>
  answersPerSecond(port, reads, milliseconds);

/** The same of a process that has been at work for a while: one that has just started answers up to a third more. */
export async function steadyRate(target: Target): Promise<number> {
  await signedInRate(target, 25_000);
  return signedInRate(target);
}

/** Its resident memory, in megabytes. */
export const memoryOf = ({ pid }: Target): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: string;
  readonly ms: number;
}

/** One call from an address; what cannot be sent or is cut off has the status 0. */
export const askFrom = (
  localAddress: string,
  target: Target,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  sendFrom(localAddress, target, {
    path,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

export interface RawRequest {
  readonly path: string;
  readonly method?: string;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** The same of any request, over a connection of its own. */
export function sendFrom(
  localAddress: string,
  { port }: Target,
  { path, method = 'POST', body, headers }: RawRequest,
): Promise<Answer> {
  const startedAt = performance.now();
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('error', () => {});
    socket.once('connect', () =>
      socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.from(body)])),
    );
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    socket.once('close', () => {
      const [headers = '', body = ''] = text.split('\r\n\r\n', 2);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1] ?? 0);
      resolve({ status, headers, body, ms: performance.now() - startedAt });
    });
  });
}
