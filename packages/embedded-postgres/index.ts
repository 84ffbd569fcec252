// The PostgreSQL that comes with npm, so that a newcomer installs nothing but Node.
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPrograms, type Programs } from './binaries.ts';
import { makeCluster, passwordOf } from './cluster.ts';
import {
  becomeOwner,
  type Endpoint,
  ensureDatabase,
  isDeaf,
  leave,
  type Owner,
  release,
  urlOf,
} from './connection.ts';
import { EmbeddedFailure, explain, isTaken } from './failure.ts';
import { removeSocketFolder, socketFolder } from './folders.ts';
import { findPlace, type Place } from './place.ts';
import { findServer, type Launch, launch, type Running, stopServer } from './postmaster.ts';

export { isAlive } from './processes.ts';
export { findServer };

export type EmbeddedOptions = {
  dataDir: string;
  /** false: fast and lost with the machine, for tests. */
  durable?: boolean;
  /** Made if it does not exist; what url() means without a name. */
  databaseName?: string;
};

export type Embedded = {
  url(database?: string): string;
  /** Where the data is; elsewhere than asked for when root's PostgreSQL cannot enter that folder. */
  dataDir: string;
  pid: number;
  /** When the server has gone without our stopping it: killed, or out of memory. */
  lost: Promise<void>;
  /**
   * Ends this process's use. The server stops with its last user: a second process that found it
   * running keeps it, and a process that was killed no longer counts.
   */
  stop(): Promise<void>;
};

// Recovery after a crash may have to read a lot, while a server that has failed is noticed at once.
const recovery = 5 * 60_000;
// Others' starts and stops pass sooner than this; what then still stands in the way stays.
const patience = 30_000;
const deafness = 10_000;

/** Starts the server of that folder, or takes over the one that already runs on it. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, durable = true, databaseName = 'maestros' } = options;
  const place = findPlace(dataDir);
  const programs = findPrograms(place.account);
  await makeCluster(place, programs, durable);
  const { server, endpoint, owner } = await reachServer(place, programs, durable);
  const stop = async () => {
    if (await leave(owner)) await stopServer(server.pid, place.cluster, programs);
    await owner.client.end().catch(() => {});
    removeSocketFolder(endpoint.host);
  };
  try {
    await ensureDatabase(owner, databaseName);
  } catch (error) {
    await stop();
    throw explain(`make the database ${databaseName} in`, place.folder, String(error));
  }
  release(owner);
  const lost = new Promise<void>((resolve) => owner.client.once('end', () => resolve()));
  let stopped: Promise<void> | undefined;
  return {
    url: (database = databaseName) => urlOf(endpoint, database),
    dataDir: place.folder,
    pid: server.pid,
    lost,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

type Reached = { server: Running; endpoint: Endpoint; owner: Owner };

/**
 * Others may be starting or stopping the same server meanwhile. PostgreSQL's own lock file decides
 * who wins; here it is only read, again and again, until a server is ready or ours has failed.
 */
async function reachServer(place: Place, programs: Programs, durable: boolean): Promise<Reached> {
  const begin = Date.now();
  let started: Launch | undefined;
  let problem: unknown;
  let deafSince: number | undefined;
  while (Date.now() - begin < (problem ? patience : recovery)) {
    await sleep(10);
    const server = findServer(place.cluster);
    if (server?.ready) {
      const endpoint = { ...server.endpoint, password: passwordOf(place) };
      try {
        return { server, endpoint, owner: await becomeOwner(endpoint, place.cluster) };
      } catch (error) {
        problem = error;
        deafSince = isDeaf(error) ? (deafSince ?? Date.now()) : undefined;
      }
      if (deafSince && Date.now() - deafSince > deafness) {
        // Its socket was deleted, and only a new start makes another.
        await stopServer(server.pid, place.cluster, programs);
        return reachServer(place, programs, durable);
      }
      await sleep(50);
    } else if (!server && !started) {
      started = await tryLaunch(place, programs, durable);
    } else if (!server && started && started.state() !== 'running') {
      problem = explain('start the database in', place.folder, started.output());
      if (started.state() === 'failed' && !isTaken(started.output())) throw problem;
      started = undefined;
      await sleep(100 + Math.random() * 100);
    }
  }
  throw (
    problem ??
    new EmbeddedFailure(`PostgreSQL in ${place.folder} was not ready after five minutes.`)
  );
}

async function tryLaunch(place: Place, programs: Programs, durable: boolean): Promise<Launch> {
  const endpoint = await newEndpoint(place);
  try {
    return launch(place, programs, endpoint, durable);
  } catch (error) {
    throw explain('start the database in', place.folder, String(error));
  }
}

async function newEndpoint(place: Place): Promise<Endpoint> {
  if (process.platform !== 'win32') {
    return { host: socketFolder(place.cluster, place.account), port: 5432 };
  }
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 5432 };
}
