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
  'the team’s projects and money are as in the model after any sequence of actions',
  () => expectOfRandomMoves(test, { runs: 70, byTeam: true, outside: 1 }),
  // Thousands, by `npm run model`, take hours.
  DAY,
);
