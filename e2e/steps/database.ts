import { readConfig } from '#server/config.ts';
import { type Db, openPool } from '#server/db/pool.ts';
import { openDatabase } from '#server/start/database.ts';

/** Works on the database of the running product, for what no screen shows and no clock of a journey brings. */
export async function inDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { MAESTROS_DATA_DIR: DATA_DIR } = process.env;
  if (!DATA_DIR) throw new Error('MAESTROS_DATA_DIR names the data of the product at MAESTROS_URL');
  const database = await openDatabase(readConfig({ ...process.env, DATA_DIR }));
  const { db } = openPool(database.url, { max: 1, onError: () => {} });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await database.stop();
  }
}
