import path from 'node:path';
import type { Config } from '../config.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { loadReference } from '../db/reference/index.ts';
import { migrateQueue } from '../jobs/queue.ts';

export interface Database {
  url: string;
  stop(): Promise<void>;
}

/** The database that the configuration names, or the embedded one, running. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  const server = await startEmbedded({
    dataDir: path.join(config.dataDir, 'postgres'),
    databaseName: 'maestros',
  });
  return { url: server.url('maestros'), stop: () => server.stop() };
}

/** Brings a database up to date: tables, the queue's tables, and reference data. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url);
  await migrateQueue(url);
  await loadReference(url);
}
