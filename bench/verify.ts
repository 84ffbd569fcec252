import type pg from 'pg';

/** Queries that find rows which differ from what the product and its triggers would have written. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'members whose last message or unread count is not that of the messages': `
    select from conversation_member member
      join (
        select m.account_id, m.conversation_id, max(id) as last,
          count(*) filter (where id > m.last_read_id and sender_id <> m.account_id) as unread
        from conversation_member m join message using (conversation_id) group by 1, 2
      ) counted using (account_id, conversation_id)
      where (last, unread) is distinct from (last_message_id, unread_count)`,
  'messages of somebody who is not in the conversation': `
    select from message left join conversation c on c.id = conversation_id
      where c.id is null or sender_id not in (low_id, high_id)`,
  'conversations without two members': `
    select from conversation c where 2 <> (
      select count(*) from conversation_member where conversation_id = c.id
        and (account_id, other_id) in ((low_id, high_id), (high_id, low_id)))`,
  'professionals who are found by something else': `
    (table findable except table findable_now) union all (table findable_now except table findable)`,
};

/** Stops the run if the data is not what the product would have written. */
export async function verifyData(client: pg.Client): Promise<void> {
  for (const [what, query] of Object.entries(DIFFERENCES)) {
    const { rowCount } = await client.query(`select from (${query}) found`);
    if (rowCount) throw new Error(`${rowCount} ${what}`);
  }
}
