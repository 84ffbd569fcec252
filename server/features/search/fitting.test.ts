import { afterAll, beforeAll, expect, it } from 'vitest';
import * as search from '#contract/search.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  for (let number = 0; number < 26; number++)
    await makeProfessional(test, {
      nombre: number % 2 === 0 ? 'Jacinto' : 'Julia',
      descripcion: 'Pasto y setos.',
      profesion: number % 3 === 0 ? 'Pintura' : 'Jardinería',
      profesiones: number % 6 === 0 ? ['Jardinería'] : [],
      estado: number < 24 ? 'Jalisco' : 'Sonora',
      // Most have as many stars as others.
      reviews: { count: number % 5 === 0 ? 10 : 0, stars: number % 5 === 0 ? 45 : 0 },
    });
});
afterAll(() => test.close());

/** Everybody whom a search finds, page by page. */
async function all(filters: object): Promise<string[]> {
  const found: string[] = [];
  let despues: string | null = null;
  do {
    const asked: object = { ...filters, ...(despues && { despues }) };
    const page = await test.call.send(search.getProfiles, { search: asked });
    found.push(...page.profiles.map(({ keylogin }) => keylogin));
    despues = page.siguiente;
  } while (despues);
  return found;
}

it('finds the same, in the same order, among the best and by the index of words', async () => {
  const searches = [
    { texto: 'pasto' },
    { texto: 'jac' },
    { texto: 'julia setos' },
    { texto: 'jardine' },
    { texto: 'jardinero jacinto' },
    { estado: 'Jalisco' },
    { texto: 'pasto', categoria: 'Jardinería', estado: 'Jalisco' },
  ];
  const ofAll = async () => Promise.all(searches.map(all));
  const rare = await ofAll();
  expect(rare.map(({ length }) => length)).toEqual([22, 13, 9, 22, 13, 24, 20]);
  // What a large platform expects of them: too many to read them all.
  await test.asOwner(`create or replace function expected_matches(
      wanted tsquery, estrellas real, finished_count integer, nivel integer, account_id bigint
    ) returns bigint language sql as 'select 1000000'`);
  expect(await ofAll()).toEqual(rare);
});
