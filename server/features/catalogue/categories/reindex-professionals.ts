import { sql } from 'kysely';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { renameCategory } from '#server/jobs/kinds.ts';

/** Professionals in one transaction: their rows are locked for less than a second. */
const AT_ONCE = 200;

/**
 * Writes anew what professionals of a renamed category are found by, those behind the account `after`,
 * and leaves the rest to another job. Found by their category they are at once, whatever its name is.
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
    // Touching `buscable` makes the database write it anew.
    await sql`update profile set buscable = '' where account_id = any(${ids})`.execute(trx);
    if (some.length === AT_ONCE)
      await enqueue(trx, renameCategory, { categoriaId, after: last.account_id });
  });
}
