import { readConfig } from '#server/config.ts';
import { openPool } from '#server/db/pool.ts';
import { openDatabase } from '#server/start/database.ts';

/** What the audit log of the running product says of an administrator, oldest first. */
export async function auditOf(keylogin: string): Promise<{ action: string; subject_id: string }[]> {
  const { MAESTROS_DATA_DIR: DATA_DIR } = process.env;
  if (!DATA_DIR) throw new Error('MAESTROS_DATA_DIR names the data of the product at MAESTROS_URL');
  const database = await openDatabase(readConfig({ ...process.env, DATA_DIR }));
  const { db } = openPool(database.url, { max: 1, onError: () => {} });
  try {
    return await db
      .selectFrom('audit_log')
      .innerJoin('account', 'account.id', 'audit_log.admin_id')
      .select(['action', 'subject_id'])
      .where('account.keylogin', '=', keylogin)
      .orderBy('audit_log.id')
      .execute();
  } finally {
    await db.destroy();
    await database.stop();
  }
}
