import { type RawBuilder, sql } from 'kysely';

const MOST = 100;

/** How many of somebody's notifications are not read, as part of a statement; counted up to 100. */
export const unreadNotifications = (accountId: number): RawBuilder<number> => sql<number>`
  (select count(*)::integer from (
    select from notification where account_id = ${accountId} and read_at is null limit ${sql.lit(MOST)}) unread)`;
