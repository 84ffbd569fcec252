import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

// Facts of the payment provider that nobody handles, those about the same thing together.

const isWaiting = (alias: string) =>
  sql<SqlBool>`${sql.ref(`${alias}.unattended`)} and ${sql.ref(`${alias}.attended_at`)} is null`;

/** Whether a waiting fact `f` is the first about its thing, for which it then stands. */
export const isFirstWaiting = sql<SqlBool>`${isWaiting('f')} and not exists (
  select from webhook_event earlier where ${isWaiting('earlier')} and earlier.subject = f.subject
    and (earlier.received_at, earlier.id) < (f.received_at, f.id))`;

/** A place in the list: when the first fact about a thing arrived, and its id. */
export interface FactPlace {
  readonly received_at: Date;
  readonly id: string;
}

/** Of one thing so many facts are shown. */
const SHOWN = 20;

/** What waits, by its first fact, and the first facts about it in their order. */
export const unattendedFacts = (db: Db, after: FactPlace | null, rows: number) =>
  db
    .selectFrom('webhook_event as f')
    .select(['f.id', 'f.type', 'f.received_at'])
    .select(sql<string>`case when f.subject = f.id then '' else f.subject end`.as('objeto'))
    .select(
      sql<{ id: string; tipo: string; createAt: string }[]>`(
        select json_agg(json_build_object('id', e.id, 'tipo', e.type, 'createAt', e.received_at)
          order by e.received_at, e.id)
        from (select id, type, received_at from webhook_event w
          where ${isWaiting('w')} and w.subject = f.subject
          order by received_at, id limit ${SHOWN}) e)`.as('events'),
    )
    .where(isFirstWaiting)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(f.received_at, f.id) > (${after?.received_at ?? null}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('f.received_at')
    .orderBy('f.id')
    .limit(rows)
    .execute();

/** Where the list goes on after a fact; undefined when it is unknown. */
export const factPlace = (db: Db, id: string): Promise<FactPlace | undefined> =>
  db
    .selectFrom('webhook_event')
    .select(['received_at', 'id'])
    .where('id', '=', id)
    .executeTakeFirst();
