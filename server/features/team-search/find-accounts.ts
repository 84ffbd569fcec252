import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TeamQuery } from '#domain/team-search/query.ts';
import type { Db } from '#server/db/pool.ts';
import { tradesNamed } from '#server/features/search/index.ts';
import { begunBy, withWords, type Worded } from './by-words.ts';
import { beginning, found, these, type Way } from './found.ts';
import { hasPhone, phoneBegins, phoneEnds } from '#server/db/sealed/index.ts';

const NAMES: Worded = {
  index: 'account_words',
  from: sql`account`,
  words: sql`search_words(t.nombre || ' ' || t.apellidos || ' ' || t.trade_name)`,
  where: sql`t.deleted_at is null`,
};
const THERE = sql`a.deleted_at is null`;

/** How many of those called so are asked for their trade. */
const ASKED = 2000;

/** The accounts that were meant for sure: by their key, their telephone or their e-mail. */
export async function sureAccounts(db: Db, { keys, phone, email }: TeamQuery): Promise<number[]> {
  const ways: Way[] = [];
  if (keys.length > 0)
    ways.push({ rank: 0, select: sql`select a.id from account a where a.keylogin = any(${keys})` });
  if (phone !== null)
    ways.push({
      rank: 0,
      select: sql`select a.id from account a where ${hasPhone(db, 'a', phone)} and ${THERE}`,
    });
  if (email?.includes('@'))
    ways.push({
      rank: 0,
      select: sql`select a.id from account a where lower(a.email) = ${email} and a.deleted_at is null`,
    });
  return await found(db, ways);
}

/** The accounts that may be meant, those first that fit best. */
export async function likelyAccounts(
  db: Db,
  { phoneEnd, phoneStart, email, words, nameWords }: TeamQuery,
): Promise<number[]> {
  const ways: Way[] = [];
  const byPart = (rank: number, parts: readonly RawBuilder<SqlBool>[]): Way[] =>
    parts.map((part) => ({
      rank,
      select: sql`select a.id from account a where ${part} and ${THERE}`,
    }));
  if (phoneEnd !== null) ways.push(...byPart(1, phoneEnds(db, 'a', phoneEnd)));
  if (phoneStart !== null) ways.push(...byPart(2, phoneBegins(db, 'a', phoneStart)));
  if (email !== null)
    ways.push({
      rank: 4,
      select: sql`select a.id from account a where lower(a.email) like ${beginning(email)} and a.deleted_at is null`,
    });
  if (words.length > 0) {
    const [[whole = [], begun = []], ofTrade] = await Promise.all([
      withWords(db, NAMES, words),
      byTrade(db, words),
    ]);
    ways.push(these(whole, 1), ...ofTrade, these(begun, 3));
    // «Fugas y más SA» is found as «Fugas y más S. A.», and «María Sa» is no «María» while there is a María Salas.
    if (nameWords.length > 0 && whole.length + begun.length === 0)
      ways.push(...(await withWords(db, NAMES, nameWords)).map((ids, at) => these(ids, 4 + at)));
  }
  return await found(db, ways);
}

/** Professionals of a trade that a word names, called as the others say. */
async function byTrade(db: Db, words: readonly string[]): Promise<Way[]> {
  const trades = await tradesNamed(db, words);
  const names = words.filter((word) => !trades.has(word));
  const [wanted = [], ...further] = trades.values();
  if (trades.size === 0) return [];
  const others = further.map(
    (ids) =>
      sql`and exists (select from profile_profesion o where o.account_id = w.id and o.categoria_id = any(${ids}::int[]))`,
  );
  if (names.length > 0) {
    const all = [wanted, ...further].map(
      (ids) =>
        sql`exists (select from profile_profesion p where p.account_id = w.id and p.categoria_id = any(${ids}::int[]))`,
    );
    const called = (await begunBy(db, NAMES, names)).join(' & ');
    return [
      {
        rank: 2,
        select: sql`with called as materialized (
            select t.id from account t where ${NAMES.words} @@ ${called}::tsquery and ${NAMES.where}
          )
          select w.id from (select id from called limit ${sql.lit(ASKED)}) w
          where ${sql.join(all, sql` and `)}`,
      },
    ];
  }
  return [
    {
      rank: 2,
      select: sql`select w.id from unnest(${wanted}::int[]) trade, lateral (
          select p.account_id as id from profile_profesion p where p.categoria_id = trade
          order by p.account_id desc limit ${sql.lit(ASKED)}
        ) w join account a on a.id = w.id where a.deleted_at is null ${sql.join(others, sql` `)}`,
    },
  ];
}
