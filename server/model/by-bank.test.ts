import { afterAll, beforeAll, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { DAY } from './amounts.ts';
import { expectOfRandomMoves } from './property.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it(
  'money is as in the model whatever banks, cards and the dashboard do, after any sequence of actions',
  () => expectOfRandomMoves(test, { runs: 30, byTeam: false, outside: 6 }),
  // Thousands, by `npm run model`, take hours.
  DAY,
);
