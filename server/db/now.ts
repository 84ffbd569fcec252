import { sql } from 'kysely';
import type { Services } from '#server/context.ts';

/** The instant by the database's clock, which all processes share, as far ahead as the product's clock is set. */
export async function databaseNow({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Date> {
  const ahead = clock().getTime() - Date.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say what time it is');
  return new Date(row.at.getTime() + ahead);
}
