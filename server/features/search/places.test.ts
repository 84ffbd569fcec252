import { afterAll, beforeAll, expect, it } from 'vitest';
import { understand } from '#contract/search.ts';
import { searchText } from '#lib/search-text.ts';
import { PLACES } from '#server/db/reference/held-out/places.ts';
import { PLACES_WITH_STREETS } from '#server/db/reference/held-out/places-streets.ts';
import { phrasesOf } from '#server/db/reference/held-out/read.ts';
import { REPORTED_PLACES } from '#server/db/reference/held-out/reported-details.ts';
import { STREETS } from '#server/db/reference/held-out/streets.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function failedOf(table: Readonly<Record<string, string>>) {
  const failed: string[] = [];
  for (const { text, expected } of phrasesOf(table)) {
    const { estado, ciudad, colonia, cp } = await test.call.send(understand, { texto: text });
    const found = [ciudad ?? estado, colonia && `col. ${colonia}`, cp && `cp ${cp}`];
    const said = found.filter(Boolean).join('; ') || 'nada';
    if (searchText(said) !== searchText(expected)) failed.push(`${text}: ${said}`);
  }
  return failed;
}

it.each([
  ['places', PLACES],
  ['places beside streets, and moves', PLACES_WITH_STREETS],
  ['places behind streets without «calle»', STREETS],
])('%s are understood in at least 92 %, and others in none', async (_, table) => {
  const failed = await failedOf(table);
  const cases = phrasesOf(table);
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(failed.filter((said) => !said.endsWith(': nada'))).toEqual([]);
  expect(failed.length / cases.length).toBeLessThanOrEqual(0.08);
});

it('places that outsiders found are understood', async () => {
  expect(await failedOf(REPORTED_PLACES)).toEqual([]);
});
