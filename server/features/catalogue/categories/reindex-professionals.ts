import { sql } from 'kysely';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { renameCategory } from '#server/jobs/kinds.ts';

/** Professionals per transaction: their rows are locked for less than a second. */
const AT_ONCE = 200;

/**
 * Updates the search text of a renamed category's professionals with ids above `after`, and enqueues a job
 * for the rest. A search by category finds them at once, whatever its name.
 */
export async function reindexProfessionals(
  { db }: Pick<Services, 'db'>,
  { categoriaId, after }: { categoriaId: number; after: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const some = await trx
      .selectFrom('profile_profesion')
      .select('account_id')
      .where('categoria_id', '=', categoriaId)
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(AT_ONCE)
      .execute();
    const last = some.at(-1);
    if (!last) return;
    const ids = some.map(({ account_id }) => account_id);
    // Updating `buscable` makes the database recompute it.
    await sql`update profile set buscable = '' where account_id = any(${ids})`.execute(trx);
    if (some.length === AT_ONCE)
      await enqueue(trx, renameCategory, { categoriaId, after: last.account_id });
  });
}
