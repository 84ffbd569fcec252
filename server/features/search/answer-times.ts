import { sql } from 'kysely';
import { QUICK_MINUTES } from '#domain/search/filters.ts';
import type { Trx } from '#server/db/pool.ts';

const DAY = 24 * 60 * 60_000;
const LOOKED_BACK = 90 * DAY;
/** Fewer conversations are not representative. */
const MIN_CONVERSATIONS = 3;

/**
 * Recomputes the medians: of each conversation the time from the other's first message to the first reply.
 */
export async function countAnswers(trx: Trx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LOOKED_BACK);
  await sql`lock table answer_time in share row exclusive mode`.execute(trx);
  await trx.deleteFrom('answer_time').execute();
  await sql`
    insert into answer_time (account_id, minutes, conversations)
    select p.account_id, ceil(percentile_cont(0.5) within group (order by took)), count(*)
    from conversation c
      join conversation_member m on m.conversation_id = c.id
      join profile p on p.account_id = m.account_id
      cross join lateral (
        select id, created_at from message
        where conversation_id = c.id and sender_id <> p.account_id order by id limit 1
      ) as asked
      cross join lateral (
        select extract(epoch from created_at - asked.created_at)::float8 / 60 as took from message
        where conversation_id = c.id and sender_id = p.account_id and id > asked.id order by id limit 1
      ) as answered
    where c.created_at > now() - interval '91 days' and asked.created_at >= ${since}
    group by p.account_id having count(*) >= ${MIN_CONVERSATIONS}`.execute(trx);
  // Whoever answers quickly now, or not any more, is found by it (0046_search-filters.sql).
  await sql`
    select refresh_search(account_id) from (
      select account_id from findable f left join answer_time t using (account_id)
      where (f.lexemas @@ '''#q'''::tsquery) <> coalesce(t.minutes < ${QUICK_MINUTES}, false)
      order by account_id
    ) changed`.execute(trx);
}
