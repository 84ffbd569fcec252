import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { forgetEnded, giveWay, reconcileProvider } from './kinds.ts';
import { runs, runScheduledJobs } from './queue.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a scheduled job that fails stops none of the others, and is told in the end', async () => {
  const done: string[] = [];
  const runners = [
    runs(giveWay, async () => void done.push('before'), '* * * * *'),
    runs(reconcileProvider, () => Promise.reject(new Error('the provider is away')), '* * * * *'),
    runs(forgetEnded, async () => void done.push('after'), '* * * * *'),
  ];
  const context = { services: test.services, log: test.app.log };
  await expect(runScheduledJobs(runners, context)).rejects.toThrow('the provider is away');
  expect(done).toEqual(['before', 'after']);
});
