import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

/** Where the chain was on a day: how many entries it had, and the hash of the last one, in hexadecimal. */
export interface Anchor {
  readonly day: string;
  readonly entries: number;
  readonly hash: string;
}

/** As it is mailed and kept. */
export const anchorLine = ({ day, entries, hash }: Anchor): string => `${day} ${entries} ${hash}`;

/** The anchors in a text, such as some of those mails one after the other; whatever else it says does not matter. */
export const anchorsIn = (text: string): Anchor[] =>
  [...text.matchAll(/(\d{4}-\d\d-\d\d)\s+(\d+)\s+([\da-f]{64})/g)].map(
    ([, day = '', entries = '', hash = '']) => ({ day, entries: Number(entries), hash }),
  );

/** The anchor of a day that the database keeps. */
export const storedAnchor = (db: Db | Trx, day: string): Promise<Anchor | undefined> =>
  db
    .selectFrom('audit_anchor')
    .select(['day', 'entries', sql<string>`encode(hash, 'hex')`.as('hash')])
    .where(sql<string>`day::text`, '=', day)
    .executeTakeFirst();

const PAGE = 1000;

/** The anchors that the database keeps itself, from a day on. */
export async function storedAnchors(db: Db | Trx, from: string): Promise<Anchor[]> {
  const anchors: Anchor[] = [];
  for (let after = from; ; ) {
    const page = await db
      .selectFrom('audit_anchor')
      .select(['day', 'entries', sql<string>`encode(hash, 'hex')`.as('hash')])
      .where('day', anchors.length === 0 ? '>=' : '>', after)
      .orderBy('day')
      .limit(PAGE)
      .execute();
    anchors.push(...page);
    if (page.length < PAGE) return anchors;
    after = page.at(-1)?.day ?? after;
  }
}
