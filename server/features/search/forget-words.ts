import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';

const PAGE = 1000;

/**
 * Deletes the words that no profile has any more, names of deleted people among them: nobody should find them proposed. Page by
 * page, each looked up in the index of the profiles.
 */
export async function forgetUnusedWords(db: Db): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    after = await inTransaction(db, async (trx) => {
      // A profile that is saved meanwhile either has its words by now, or writes them after these are gone.
      await sql`lock table search_word in share row exclusive mode`.execute(trx);
      const { rows } = await sql<{ last: string | null }>`
        with page as materialized (
          select word from search_word where word > ${from} order by word limit ${sql.lit(PAGE)}
        ), gone as (
          delete from search_word w using page
          where w.word = page.word and not exists (
            select from findable f where f.lexemas @@ quote_literal(page.word)::tsquery)
        )
        select max(word) as last from page /* plan anew */`.execute(trx);
      return rows[0]?.last ?? undefined;
    });
  }
}
