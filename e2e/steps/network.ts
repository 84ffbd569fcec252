import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productUrl } from './product.ts';

/** The product over a network that can be cut. */
export interface Network {
  readonly origin: string;
  /** Sets what happens to a call's requests from now on: they stall, their reply is lost, or they work. */
  set(path: string, state: 'stalled' | 'reply-lost' | 'normal'): void;
  /** Aborts the stalled requests; the browser's own retries are refused. */
  cut(): void;
  close(): Promise<void>;
}

/** Bytes of a request that pass before it stalls. */
const PASSED_BYTES = 256 * 1024;

export async function network(): Promise<Network> {
  const states = new Map<string, 'stalled' | 'aborted' | 'reply-lost' | 'normal'>();
  const stopped = new Set<() => void>();
  const server = createServer((incoming, reply) => {
    const state = [...states].find(([path]) => incoming.url?.endsWith(path))?.[1] ?? 'normal';
    if (state === 'aborted') return void incoming.socket.destroy();
    if (state === 'stalled') {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > PASSED_BYTES) incoming.pause();
      });
      incoming.on('error', () => {});
      stopped.add(() => incoming.socket.destroy());
      return;
    }
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, productUrl()), { method, headers }, (answer) => {
      if (state === 'reply-lost') {
        answer.resume();
        answer.on('end', () => incoming.socket.destroy());
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (path, state) => void states.set(path, state),
    cut: () => {
      for (const [path, state] of states) if (state === 'stalled') states.set(path, 'aborted');
      for (const end of stopped) end();
      stopped.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
