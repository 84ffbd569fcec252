import { afterAll, beforeAll, expect, it } from 'vitest';
import { understand } from '#contract/search.ts';
import { searchText } from '#lib/search-text.ts';
import { PLACES } from '#server/db/reference/held-out/places.ts';
import { phrasesOf } from '#server/db/reference/held-out/read.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('places are understood in at least 92 %, and others in none', async () => {
  const cases = phrasesOf(PLACES);
  const wrong: string[] = [];
  let missed = 0;
  for (const { text, expected } of cases) {
    const { estado, ciudad, colonia, cp } = await test.call.send(understand, { texto: text });
    const found = [ciudad ?? estado, colonia && `col. ${colonia}`, cp && `cp ${cp}`];
    const said = found.filter(Boolean).join('; ') || 'nada';
    if (searchText(said) === searchText(expected)) continue;
    if (said === 'nada') missed++;
    else wrong.push(`${text}: ${said}`);
  }
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(wrong).toEqual([]);
  expect(missed / cases.length).toBeLessThanOrEqual(0.08);
});
