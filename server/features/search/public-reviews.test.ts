import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProfilePublic, getReviewsPublic } from '#contract/search.ts';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { publicReviews } from './public-reviews.ts';

const WRITTEN = 304;

let test: TestApp;
let reviewed: TestAccount;
let client: TestAccount;

beforeAll(async () => {
  test = await startTestApp();
  reviewed = await makeProfessional(test, { nombre: 'Olga' });
  client = await makeAccount(test, 'client', { nombre: 'Clara', apellidos: 'Ríos' });
  await writeReviews(reviewed.id, WRITTEN);
  // Reviews of somebody else in between.
  await writeReviews((await makeProfessional(test)).id, 3);
  await writeReviews(reviewed.id, 1);
  await test.asOwner('analyze review');
});
afterAll(() => test.close());

const writeReviews = (professional: number, count: number) =>
  sql`with project as (
      insert into proposal (client_id, professional_id, estado, titulo, descripcion, precio, created_at, updated_at, finalized_at)
      select ${client.id}, ${professional}, 'finalizada', 'Obra ' || n, 'Hecha', 100000, now(), now(), now()
      from generate_series(1, ${count}::int) n returning id)
    insert into review (proposal_id, type, author_id, subject_id, rating, description, created_at)
    select id, 'cliente', ${client.id}, ${professional}, id % 6, 'Obra ' || id, now()
    from project order by id`.execute(test.services.db);

/** How many reviews this connection has read so far. */
async function rowsRead(trx: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read
    from pg_stat_xact_user_tables where relname = 'review'`.execute(trx);
  return rows[0]?.read ?? 0;
}

it('pages from the newest review of a profile to the oldest, each once', async () => {
  const { keylogin } = reviewed;
  const { profile } = await test.call.send(getProfilePublic, { keylogin });
  const seen = profile.reviews.map(({ id }) => id);
  expect(seen).toHaveLength(4);
  let antes = profile.reviews_siguiente;
  while (antes !== null) {
    const page = await test.call.send(getReviewsPublic, { keylogin, antes });
    seen.push(...page.reviews.map(({ id }) => id));
    for (const { recieved, review_nombre } of page.reviews)
      expect([recieved, review_nombre]).toEqual([keylogin, 'Clara R.']);
    antes = page.siguiente;
  }
  expect(seen).toHaveLength(WRITTEN + 1);
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  expect(profile.reviews_by_rating.reduce((sum, count) => sum + count)).toBe(WRITTEN + 1);

  const newest = await test.call.send(getReviewsPublic, { keylogin });
  expect(newest).toMatchObject({ hay_mas: true, siguiente: newest.reviews[9]?.id });
  expect(newest.reviews).toHaveLength(10);
  expect(newest.reviews.slice(0, 4)).toEqual(profile.reviews);
  const none = await test.call.send(getReviewsPublic, { keylogin, antes: seen.at(-1) ?? 0 });
  expect(none).toMatchObject({ reviews: [], hay_mas: false, siguiente: null });
});

it('reads the rows of one page only, however many reviews there are', async () => {
  const { siguiente } = await publicReviews(test.services.db, reviewed.id);
  for (const before of [undefined, siguiente ?? 0, 100]) {
    const read = await inTransaction(test.services.db, async (trx) => {
      const earlier = await rowsRead(trx);
      await publicReviews(trx, reviewed.id, { before });
      return (await rowsRead(trx)) - earlier;
    });
    // A page and one more row; a few neighbours in the index do not matter.
    expect(read).toBeLessThan(20);
  }
});

it('is not found without a public profile', async () => {
  const pending = await makeProfessional(test, { validacion: 'pendiente' });
  for (const keylogin of [client.keylogin, pending.keylogin, 'nobody-has-this'])
    expect(await test.call.refused(getReviewsPublic, { keylogin })).toBe('profile_not_found');
  const wrong = { keylogin: reviewed.keylogin, antes: 'x' as unknown as number };
  expect(await test.call.refused(getReviewsPublic, wrong)).toBe('invalid_input');
});
