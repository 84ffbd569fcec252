import { freePort, startServer } from '../../tools/product.ts';
import { startPrepared } from './product.ts';

export interface TwoServers {
  /** Where people reach the one that fails, and the one that does not. */
  readonly failing: string;
  readonly steady: string;
  /** Starts the failing one, or another one in its place: it is not there from the beginning. */
  startFailing(): Promise<void>;
  /** Ends the failing one from one instant to the next. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Two server processes beside each other, as in production: one database, one object store, one key. */
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
