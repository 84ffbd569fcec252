import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { COUNTED, numberedPage, type PageRequest, type Sort } from './numbered-page.ts';

const MANY = COUNTED + 2_345;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await sql`insert into account (keylogin, rol, nombre, apellidos, email)
    select 'n' || n, 1, case when n % 100 = 0 then 'Rara' else 'Mucha' end, 'Gente', n || '@a.mx'
    from generate_series(1, ${MANY}::int) n`.execute(test.services.db);
  await test.asOwner('analyze account');
});
afterAll(() => test.close());

const everybody = () =>
  test.services.db.selectFrom('account as a').where('a.apellidos', '=', 'Gente');
const ask = (request: PageRequest & { sort?: Sort }, list = everybody()) =>
  numberedPage(test.services.db, list, 'a.id', { rows: 10, ...request });

it('counts a short list exactly and returns each of its rows once', async () => {
  const rare = everybody().where('a.nombre', '=', 'Rara');
  const pages = [];
  for (let page = 1; page <= 13; page++) pages.push(await ask({ page }, rare));
  const keys = pages.flatMap((page) => page.keys);
  expect(keys).toHaveLength(123);
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => b - a));
  expect(pages[0]?.paging).toMatchObject({ total: 123, totalPages: 13, total_estimado: false });
  expect([pages[11]?.paging.hay_mas, pages[12]?.paging.hay_mas]).toEqual([true, false]);
});

it('estimates a long list, and marks lead to the same pages as counting from the top', async () => {
  const first = await ask({});
  expect(first.paging.total_estimado).toBe(true);
  expect(first.paging.total).toBeGreaterThan(COUNTED);
  const counted = await ask({ page: 700 });
  for (const from of [1, 650, 699, 700, 701, 720]) {
    const marca = (await ask({ page: from })).paging.marca ?? '';
    expect(await ask({ page: 700, marca }), `from ${from}`).toEqual(counted);
  }
});

it('ends where the list ends, whatever was estimated', async () => {
  const last = await ask({ page: Math.ceil(MANY / 10) });
  expect(last.keys).toHaveLength(5);
  expect(last.paging.hay_mas).toBe(false);
  const beyond = await ask({ page: 9_999 });
  expect(beyond).toMatchObject({ keys: [], paging: { hay_mas: false, marca: null } });
  // The requested page number does not raise the total.
  expect(beyond.paging.total).toBeLessThan(MANY * 2);
});

it('returns a whole page above a mark when rows were deleted', async () => {
  const third = await ask({ page: 3 });
  const first = await ask({ page: 1 });
  await test.services.db.deleteFrom('account').where('id', 'in', first.keys.slice(0, 4)).execute();
  const second = await ask({ page: 2, marca: third.paging.marca ?? '' });
  expect(second.keys).toHaveLength(10);
  expect((await ask({ page: 1, marca: third.paging.marca ?? '' })).keys).toHaveLength(10);
});

it('is in another order of what an index is made of, short or long, page by page', async () => {
  const sort = {
    table: 'account',
    column: (a: string) =>
      sql`search_text(${sql.ref(`${a}.nombre`)} || ' ' || ${sql.ref(`${a}.apellidos`)})`,
    way: 'asc',
  } as const;
  const rare = everybody().where('a.nombre', '=', 'Rara');
  for (const list of [rare, everybody()]) {
    const pages = [await ask({ sort }, list), await ask({ page: 2, sort }, list)];
    const keys = pages.flatMap((page) => page.keys);
    const names = await test.services.db
      .selectFrom('account')
      .select('nombre')
      .where('id', 'in', keys)
      .execute();
    expect(new Set(names.map(({ nombre }) => nombre))).toEqual(
      new Set([list === rare ? 'Rara' : 'Mucha']),
    );
    expect(keys).toEqual([...new Set(keys)].sort((one, other) => one - other));
    expect(keys).toHaveLength(20);
  }
});
