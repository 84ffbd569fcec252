import { type Config, ConfigError, readConfig } from '../config.ts';
import { type Db, openPool } from '../db/pool.ts';
import { openDatabase } from './database.ts';
import { complain } from './say.ts';

/**
 * Runs an operator's command on the database; its result is the process's exit status. Exits with 2 and a
 * message when the command fails.
 */
export async function runCommand(
  command: (tools: { config: Config; db: Db; ownerUrl: string }) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await onDatabase(command);
  } catch (error) {
    complain(error instanceof ConfigError ? error.message : String(error));
    process.exitCode = 2;
  }
}

async function onDatabase(command: Parameters<typeof runCommand>[0]): Promise<number> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const { db } = openPool(database.url, {
    max: 1,
    onError: () => {},
    fileKeys: config.fileKeys,
  });
  try {
    return await command({ config, db, ownerUrl: database.ownerUrl });
  } finally {
    await db.destroy();
    await database.stop();
  }
}
