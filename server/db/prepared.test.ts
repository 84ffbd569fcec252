import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { createDatabase, type TestDatabase } from '../../tools/test-database/index.ts';
import { openPool } from './pool.ts';
import { PLAN_ANEW } from './prepared.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createDatabase();
  ({ pool } = openPool(database.ownerUrl, { max: 1, onError: () => {} }));
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const kept = async () => {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
};

async function fourTimes(text: string, values: (round: number) => unknown[]) {
  const replies: unknown[] = [];
  for (let turn = 1; turn <= 4; turn++)
    replies.push((await pool.query(text, values(turn))).rows[0]);
  return replies;
}

test('a repeated statement is prepared once and runs with new values each time', async () => {
  const text = 'select id, $2::text as word from estado where id = $1';
  expect(await fourTimes(text, (turn) => [turn, `word ${turn}`])).toEqual([
    { id: 1, word: 'word 1' },
    { id: 2, word: 'word 2' },
    { id: 3, word: 'word 3' },
    { id: 4, word: 'word 4' },
  ]);
  expect(await kept()).toContain(text);
});

test.each([
  ['a pattern', 'select id from estado where nombre like $1', ['J%']],
  ['a list', 'select id from estado where nombre in ($1)', ['Jalisco']],
  ['rows of all columns', 'select * from estado where nombre = $1', ['Jalisco']],
  ['what says so', `select ${PLAN_ANEW} id from estado where nombre = $1`, ['Jalisco']],
])('%s is planned anew each time', async (_, text, values) => {
  const [first, ...others] = await fourTimes(text, () => values);
  expect(first).toMatchObject({ id: expect.any(Number) });
  expect(others).toEqual([first, first, first]);
  expect(await kept()).not.toContain(text);
});

test('a prepared statement stays usable after an error', async () => {
  const text = 'select 10 / $1::int as part';
  await fourTimes(text, (turn) => [turn]);
  await expect(pool.query(text, [0])).rejects.toThrow('division by zero');
  expect((await pool.query(text, [5])).rows).toEqual([{ part: 2 }]);
});
