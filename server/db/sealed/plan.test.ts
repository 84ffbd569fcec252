import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { hasPhone, phoneBegins, phoneEnds, sealsOf } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.services;
  // Half of them begin alike, as those of one city do.
  const begin = sealsOf(db).chain('phone start', '331234567', 3);
  await sql`insert into account (keylogin, rol, nombre, apellidos, email, phone_index, phone_starts, phone_ends)
    select 'n' || n, 1, 'Ana', 'Sol', n || '@a.mx', substring(sha256(n::text::bytea) for 16),
      case when n % 2 = 0 then ${begin}::bytea else sha256(n::text::bytea) end, sha256((n || 'e')::bytea)
    from generate_series(1, 6000) n`.execute(db);
  await test.asOwner('analyze account');
});
afterAll(() => test.close());

/** The plan of such a search as the team's search does it. */
async function planOf(condition: ReturnType<typeof hasPhone> | undefined): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select a.id from account a
    where ${condition ?? sql`false`} and a.deleted_at is null limit 20`.execute(test.services.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each([
  [
    'a whole telephone',
    'account_phone_unique',
    () => hasPhone(test.services.db, 'a', '+523312345678'),
  ],
  ['its end', 'account_phone_end', () => phoneEnds(test.services.db, 'a', '5678')[0]],
  ['a rare beginning', 'account_phone_start', () => phoneBegins(test.services.db, 'a', '818')[0]],
])('%s is found by its index', async (_what, index, condition) => {
  expect(await planOf(condition())).toContain(index);
});

it('what half of them begin with is found without reading all of them', async () => {
  const db = test.services.db;
  const [condition] = phoneBegins(db, 'a', '331');
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { Plans: { 'Actual Rows': number }[] } }] }>`
    explain (analyze, format json) select a.id from account a
    where ${condition ?? sql`false`} and a.deleted_at is null limit 20`.execute(db);
  expect(rows[0]?.['QUERY PLAN'][0].Plan.Plans[0]?.['Actual Rows']).toBe(20);
});
