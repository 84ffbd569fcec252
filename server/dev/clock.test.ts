import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settableClock } from './clock.ts';
import { mountClock } from './mount.ts';

const NOW = new Date('2026-11-20T16:00:00.000Z');
const LATER = '2026-11-25T15:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function start() {
  const app = fastify();
  const clock = settableClock();
  const workedAt: string[] = [];
  mountClock(app, clock, async () => void workedAt.push(clock.now().toISOString()));
  const set = (payload: object) => app.inject({ method: 'POST', url: '/_dev/clock', payload });
  return { app, clock, workedAt, set };
}

test('the clock goes on from the time it was set to, and scheduled jobs run', async () => {
  const { app, clock, workedAt, set } = start();
  expect((await set({ at: LATER })).json()).toEqual({ at: LATER });
  expect(workedAt).toEqual([LATER]);
  vi.setSystemTime(NOW.getTime() + 1000);
  expect(clock.now().toISOString()).toBe('2026-11-25T15:00:01.000Z');
  const asked = await app.inject('/_dev/clock');
  expect(asked.json()).toEqual({ at: '2026-11-25T15:00:01.000Z' });
});

test('null sets it back to the machine’s time', async () => {
  const { clock, set } = start();
  await set({ at: LATER });
  await set({ at: null });
  expect(clock.now()).toEqual(NOW);
});

test.each([{}, { at: 'mañana' }, { at: 1 }])('%j is not a time', async (payload) => {
  const { clock, workedAt, set } = start();
  expect((await set(payload)).statusCode).toBe(400);
  expect(clock.now()).toEqual(NOW);
  expect(workedAt).toEqual([]);
});
