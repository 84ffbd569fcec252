import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long each part of a stop may take, in milliseconds; together less than a service manager waits before it kills. */
export interface StopTimes {
  /** Until whoever distributes calls has seen that the process is not ready. */
  readonly notice: number;
  /** Until what is under way is answered. */
  readonly answering: number;
}

interface Stopped {
  /** Says to all parts that the process stops. */
  readonly say: () => void;
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  readonly worker: { stop(): Promise<void> };
}

/**
 * Ends what answers and works: not ready at once, streams sent elsewhere, then no new connections, calls under way answered and
 * jobs ended or left to others. Whatever is not answered in time is cut off.
 */
export async function stopAnswering(
  { say, app, worker }: Stopped,
  { notice, answering }: StopTimes,
): Promise<void> {
  say();
  const jobs = worker.stop();
  await sleep(notice);
  const cut = setTimeout(() => app.server.closeAllConnections(), answering);
  try {
    await Promise.all([app.close(), jobs]);
  } finally {
    clearTimeout(cut);
  }
}
