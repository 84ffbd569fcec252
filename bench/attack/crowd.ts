// Hostile clients, all on loopback: each network is another address of 127.0.0.0/8.
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Another address for each number; those of one hundred share a /24. */
export const addressOf = (n: number): string =>
  `127.${1 + Math.floor(n / 25_000)}.${Math.floor(n / 100) % 250}.${1 + (n % 100)}`;

export interface Crowd {
  /** How many are connected now, and how often they were answered with which status. */
  told(): Promise<Told>;
  leave(): Promise<void>;
}

export interface Told {
  readonly connected: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** What a crowd does, as it can be told to another process. */
export interface Manner {
  readonly port: number;
  readonly count: number;
  /** Over how many addresses they are spread, and how far these are from each other. */
  readonly addresses: number;
  readonly apart: number;
  /** What each says when it is connected, in turn; and how much of nothing follows. */
  readonly says: readonly string[];
  readonly bytes?: number;
  /** What each says from then on, in turn, and how often. */
  readonly later: readonly string[];
  readonly everyMs: number;
}

/** Connections that want nothing but to be held, in a process of their own; whoever is thrown out comes again. */
export async function crowd(manner: Manner): Promise<Crowd> {
  const child = fork(new URL('crowd-process.ts', import.meta.url));
  child.send(manner);
  await once(child, 'message');
  return {
    told: async () => {
      child.send('tell');
      const [told] = (await once(child, 'message')) as [Told];
      return told;
    },
    leave: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
