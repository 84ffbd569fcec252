import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, runBeside, startServer } from '../../tools/product.ts';
import { startTestServer } from '../../tools/test-database/server.ts';
import { ADMIN } from '../start-product.ts';

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
  const database = await startTestServer();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'maestros-two-'));
  const { url } = await database.createDatabase();
  const start = async (port: string, demo: 'on' | 'off') =>
    startServer({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: url, DEMO: demo });
  const steady = await start(String(await freePort()), 'on');
  const port = String(await freePort());
  let failing: Awaited<ReturnType<typeof start>> | undefined;
  const create = ['server/admin.ts', 'create', ADMIN.email, '--nombre', 'Marta'];
  await runBeside(steady, [...create, '--apellidos', 'Solís'], { ADMIN_PASSWORD: ADMIN.pass });
  return {
    failing: `http://localhost:${port}`,
    steady: steady.origin,
    kill: async () => failing?.kill(),
    startFailing: async () => {
      failing = await start(port, 'off');
    },
    stop: async () => {
      await Promise.all([failing?.stop(), steady.stop()]);
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
