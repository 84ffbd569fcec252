import { afterAll, beforeAll, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { expectOfRandomMoves } from './property.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it(
  'whatever people do, projects in the platform’s name and their money are as decided',
  () => expectOfRandomMoves(test, { runs: 70, byTeam: true }),
  3_600_000,
);
