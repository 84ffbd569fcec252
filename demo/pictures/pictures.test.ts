import { face, faceNames, job, damage } from '@maestros/demo-people';
import { expect, test } from 'vitest';
import { FACES } from '../people.ts';
import { TRADES } from '../texts/index.ts';
import { fullNameOf } from './plan.ts';

test('each person has a face of their own, and each face belongs to a person', () => {
  const names = FACES.map((person) => face(fullNameOf(person)).name);
  expect(names.toSorted()).toEqual(faceNames.map((name) => face(name).name));
});

test('every job in a portfolio has pictures, and every trade has a picture of a damage', async () => {
  for (const { category, works } of TRADES) {
    expect((await damage(category)).length).toBeGreaterThan(0);
    for (const number of works.keys())
      for (const stage of ['antes', 'despues'] as const) {
        const { full, card } = job(category, number, stage);
        expect((await full()).length).toBeGreaterThan((await card()).length);
      }
  }
});
