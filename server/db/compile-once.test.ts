import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../tools/test-database/index.ts';
import { compileOnce } from './compile-once.ts';
import { type Db, openPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;

beforeAll(async () => {
  database = await createDatabase();
  ({ pool, db } = openPool(database.ownerUrl, { max: 2, onError: () => {} }));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

interface Wanted {
  from: number;
  until?: number | undefined;
  word: string;
}

let builds = 0;
const states = compileOnce((kysely, { from, until, word }: Wanted) => {
  builds += 1;
  const end = until === undefined ? sql`` : sql`and id <= ${until}`;
  return sql<{ id: number; said: string }>`
    select id, ${word} || ' ' || ${from}::text as said from estado
    where id >= ${from} ${end} and id < ${sql.lit(4)} order by id`.compile(kysely);
});

test('a statement is compiled once and sent with new values each time', async () => {
  expect(await states(db, { from: 2, word: 'de' })).toEqual([
    { id: 2, said: 'de 2' },
    { id: 3, said: 'de 2' },
  ]);
  expect(await states(db, { from: 3, word: 'desde', until: undefined })).toEqual([
    { id: 3, said: 'desde 3' },
  ]);
  expect(builds).toBe(1);
});

test('a missing value compiles another variant, also in a transaction', async () => {
  const bounded = await inTransaction(db, (trx) => states(trx, { from: 1, until: 1, word: 'a' }));
  expect(bounded).toEqual([{ id: 1, said: 'a 1' }]);
  expect(await states(db, { from: 1, word: 'a' })).toHaveLength(3);
  expect(builds).toBe(2);
});

test('using a value while compiling is an error', async () => {
  const least = compileOnce((kysely, { a, b }: { a: number; b: number }) =>
    sql`select ${Math.min(a, b)}::int as least`.compile(kysely),
  );
  await expect(least(db, { a: 1, b: 2 })).rejects.toThrow('not known while the statement is built');
});

test('a statement that no connection would prepare is refused', async () => {
  const all = compileOnce((kysely, { id }: { id: number }) =>
    sql`select e.* from estado e where id = ${id}`.compile(kysely),
  );
  await expect(all(db, { id: 1 })).rejects.toThrow('planned anew each time');
});
