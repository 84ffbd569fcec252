// The PostgreSQL that comes with npm, so that a newcomer installs nothing but Node.
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPrograms, type Programs } from './binaries.ts';
import { makeCluster, passwordOf } from './cluster.ts';
import {
  becomeOwner,
  type Endpoint,
  ensureDatabase,
  isUnreachable,
  leave,
  type Owner,
  release,
  urlOf,
} from './connection.ts';
import { EmbeddedFailure, explain, isTaken } from './failure.ts';
import { removeSocketFolder, socketFolder } from './folders.ts';
import { findLocation, type Location } from './location.ts';
import { findServer, type Launch, launch, type Running, stopServer } from './postmaster.ts';

export { isAlive } from './processes.ts';
export { findServer };

export type EmbeddedOptions = {
  dataDir: string;
  /** false: fast, lost with the machine and without autovacuum, for tests. */
  durable?: boolean;
  /** Made if it does not exist; the default of url(). */
  databaseName?: string;
};

export type Embedded = {
  url(database?: string): string;
  /** Where the data is; differs from the requested folder if root's PostgreSQL cannot enter that. */
  dataDir: string;
  pid: number;
  /** Resolves when the server ends without our stopping it: killed, or out of memory. */
  lost: Promise<void>;
  /**
   * Ends this process's use. The server stops with its last user; killed processes do not count.
   */
  stop(): Promise<void>;
};

// Recovery after a crash may take long; a server that has failed is noticed at once.
const recoveryTimeout = 5 * 60_000;
// Other processes' starts and stops take less than this; a problem that lasts longer is permanent.
const startTimeout = 30_000;
const unreachableTimeout = 10_000;

/** Starts the server of that folder, or takes over the one that already runs on it. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, durable = true, databaseName = 'maestros' } = options;
  const location = findLocation(dataDir);
  const programs = findPrograms(location.account);
  await makeCluster(location, programs, durable);
  const { server, endpoint, owner } = await connectToServer(location, programs, durable);
  const stop = async () => {
    if (await leave(owner)) await stopServer(server.pid, location.cluster, programs);
    await owner.client.end().catch(() => {});
    removeSocketFolder(endpoint.host);
  };
  try {
    await ensureDatabase(owner, databaseName);
  } catch (error) {
    await stop();
    throw explain(`make the database ${databaseName} in`, location.folder, String(error));
  }
  release(owner);
  const lost = new Promise<void>((resolve) => owner.client.once('end', () => resolve()));
  let stopped: Promise<void> | undefined;
  return {
    url: (database = databaseName) => urlOf(endpoint, database),
    dataDir: location.folder,
    pid: server.pid,
    lost,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

type Connected = { server: Running; endpoint: Endpoint; owner: Owner };

/**
 * Other processes may be starting or stopping the same server meanwhile. PostgreSQL's own lock file
 * decides who wins; here it is polled until a server is ready or ours has failed.
 */
async function connectToServer(
  location: Location,
  programs: Programs,
  durable: boolean,
): Promise<Connected> {
  const begin = Date.now();
  let started: Launch | undefined;
  let problem: unknown;
  let unreachableSince: number | undefined;
  while (Date.now() - begin < (problem ? startTimeout : recoveryTimeout)) {
    await sleep(10);
    const server = findServer(location.cluster);
    if (server?.ready) {
      const endpoint = { ...server.endpoint, password: passwordOf(location) };
      try {
        return { server, endpoint, owner: await becomeOwner(endpoint, location.cluster) };
      } catch (error) {
        problem = error;
        unreachableSince = isUnreachable(error) ? (unreachableSince ?? Date.now()) : undefined;
      }
      if (unreachableSince && Date.now() - unreachableSince > unreachableTimeout) {
        // Its socket was deleted; only a new start makes another.
        await stopServer(server.pid, location.cluster, programs);
        return connectToServer(location, programs, durable);
      }
      await sleep(50);
    } else if (!server && !started) {
      started = await tryLaunch(location, programs, durable);
    } else if (!server && started && started.state() !== 'running') {
      problem = explain('start the database in', location.folder, started.output());
      if (started.state() === 'failed' && !isTaken(started.output())) throw problem;
      started = undefined;
      await sleep(100 + Math.random() * 100);
    }
  }
  throw (
    problem ??
    new EmbeddedFailure(`PostgreSQL in ${location.folder} was not ready after five minutes.`)
  );
}

async function tryLaunch(
  location: Location,
  programs: Programs,
  durable: boolean,
): Promise<Launch> {
  const endpoint = await newEndpoint(location);
  try {
    return launch(location, programs, endpoint, durable);
  } catch (error) {
    throw explain('start the database in', location.folder, String(error));
  }
}

async function newEndpoint(location: Location): Promise<Endpoint> {
  if (process.platform !== 'win32') {
    return { host: socketFolder(location.cluster, location.account), port: 5432 };
  }
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 5432 };
}
