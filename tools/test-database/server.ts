// A throwaway PostgreSQL with a migrated template, for tests, journeys and generated types.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServer, isAlive, startEmbedded } from '@maestros/embedded-postgres';
import { makeRoles } from '#server/db/roles.ts';
import { prepareDatabase } from '#server/start/database.ts';
import { cloneTemplate, lockTemplate, type TestDatabase, template } from './clone.ts';

export type TestServer = {
  /** For connections that make and drop databases. */
  url: string;
  createDatabase(): Promise<TestDatabase>;
  stop(): Promise<void>;
};

export async function startTestServer(): Promise<TestServer> {
  const parent = fastestFolder();
  removeAbandoned(parent);
  const dataDir = mkdtempSync(join(parent, `maestros-test-${process.pid}-`));
  // The account under which root's PostgreSQL runs must be able to enter it.
  chmodSync(dataDir, 0o711);
  const server = await startEmbedded({ dataDir, durable: false, databaseName: template });
  const url = server.url('postgres');
  const stop = async () => {
    await server.stop();
    for (const folder of [server.dataDir, dataDir])
      rmSync(folder, { recursive: true, force: true });
  };
  try {
    const password = new URL(url).password || null;
    await makeRoles(url, { application: password, reader: password });
    await prepareDatabase(server.url(), { fileKeys: [{ id: 'test', key: Buffer.alloc(32) }] });
    await lockTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, createDatabase: () => cloneTemplate(url), stop };
}

/** In memory if there is enough of it, because nothing here needs to survive. */
function fastestFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 1_000_000_000 ? memory : tmpdir();
}

/** Removes the servers and data of killed runs, because memory is scarce. */
function removeAbandoned(parent: string) {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^maestros-test-(\d+)-/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    try {
      const server = findServer(join(parent, name, 'cluster'));
      if (server) process.kill(server.pid, 'SIGQUIT');
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
    } catch {
      // It belongs to another user, or another run is removing it.
    }
  }
}
