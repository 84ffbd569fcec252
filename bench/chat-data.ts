import type pg from 'pg';
import { withoutIndexes } from './indexes.ts';
import { LONGEST, type Pair, type Size } from './scale.ts';

/**
 * Inserts conversations and their messages. The messages of all conversations are interleaved, so that those
 * of one lie apart on disk: in each round every conversation gets one message, and the longest gets many.
 */
export async function fillChat(
  client: pg.Client,
  pairs: readonly Pair[],
  { messages, longest }: Size,
): Promise<void> {
  const rounds = Math.round((messages - longest) / (pairs.length - 1));
  const often = Math.round(longest / rounds);
  const each = pairs.length - 1 + often;
  const numbered = pairs.map((pair, index) => ({ conversation: index + 1, ...pair }));
  await client.query(
    `create temp table pair as select * from json_to_recordset('${JSON.stringify(numbered)}')
      as (conversation int, client int, professional int)`,
  );
  await client.query(scheduleOf(often));
  await withoutIndexes(client, ['message_text'], async () => {
    await client.query(`
    insert into conversation (id, low_id, high_id) overriding system value
      select conversation, client, professional from pair;
    insert into message (id, conversation_id, sender_id, msg, created_at) overriding system value
      select (round - 1) * ${each} + slot, conversation,
        case when k % 2 = 1 then client else professional end,
        'Mensaje ' || k || ': ' || repeat('llego a la hora acordada ', 1 + (k % 6)),
        now() - (${rounds} - round) * interval '1 minute'
      from generate_series(1, ${rounds}) round, slot,
        lateral (select (round - 1) * often + nth as k) number order by 1;
    insert into conversation_member
        (account_id, other_id, conversation_id, last_message_id, last_read_id, unread_count)
      select account, other, conversation, ${(rounds - 1) * each} + slot,
        (${rounds - 1} - late) * ${each} + slot, late / 2
      from slot, lateral (values
        (client, professional, case when conversation % 4 = 0 and often = 1 then 4 else 0 end),
        (professional, client, 0)) member (account, other, late)
      where nth = often;`);
  });
}

/** The order of the messages within a round. */
const scheduleOf = (often: number) => `
  create temp table slot as
    select row_number() over (order by at, conversation) as slot, * from (
      select pair.*, 1 as nth, 1 as often,
        (hashint8extended(conversation, 11) & 1048575) / 1048576.0 as at
        from pair where conversation <> ${LONGEST}
      union all
      select pair.*, nth, ${often}, (nth - 0.5) / ${often}
        from pair, generate_series(1, ${often}) nth where conversation = ${LONGEST}
    ) written;
  analyze slot;`;
