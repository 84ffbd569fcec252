import { freePort, startServer } from '../../tools/product.ts';
import { startPrepared } from './product.ts';

export interface TwoServers {
  /** The addresses of the failing server and of the other one. */
  readonly failing: string;
  readonly steady: string;
  /** Starts the failing server, or its replacement; it does not run from the beginning. */
  startFailing(): Promise<void>;
  /** Kills the failing server. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts two server processes as in production, with the same database, object store and key. */
export async function startTwoServers(): Promise<TwoServers> {
  const steady = await startPrepared();
  const { DATA_DIR = '' } = steady.environment;
  const PORT = String(await freePort());
  let failing: Awaited<ReturnType<typeof startServer>> | undefined;
  return {
    failing: `http://localhost:${PORT}`,
    steady: steady.origin,
    kill: async () => failing?.kill(),
    startFailing: async () => {
      failing = await startServer({ PORT, DATA_DIR });
    },
    stop: async () => {
      await failing?.stop();
      await steady.stop();
    },
  };
}
