import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { LocalLimits, overrun, takeShared } from './rate-limit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const HOUR = 3600;
const NOW = new Date('2026-11-20T12:00:00Z');

it('of many at once exactly as many as allowed are taken', async () => {
  const { db } = test.services;
  const taken = await Promise.all(
    Array.from({ length: 60 }, () => takeShared(db, 'many', { max: 25, seconds: HOUR }, NOW)),
  );
  expect(taken.filter(Boolean)).toHaveLength(25);
  expect(await overrun(db, [{ key: 'many', max: 60 }], HOUR, NOW)).toBe('many');
  const anew = new Date(NOW.getTime() + HOUR * 1000);
  expect(await overrun(db, [{ key: 'many', max: 1 }], HOUR, anew)).toBeNull();
});

it('a mass that counts the same key leaves connections to others', async () => {
  const { db } = test.services;
  const counts = [
    { key: 'own', max: 100 },
    { key: 'wide', max: 100 },
  ];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (trx) => {
    await overrun(trx, counts, HOUR, NOW);
    hold();
    await released;
  });
  await held;
  const mass = Promise.all(Array.from({ length: 60 }, () => overrun(db, counts, HOUR, NOW)));
  await db.selectFrom('rate_limit').select('key').execute();
  release();
  await holder;
  expect(await mass).toEqual(Array.from({ length: 60 }, () => null));
  expect(await overrun(db, [{ key: 'wide', max: 62 }], HOUR, NOW)).toBeNull();
});

it('who waits hears of a statement that failed, and the next is counted', async () => {
  const { db } = test.services;
  await expect(overrun(db, [{ key: 'no\0', max: 1 }], HOUR, NOW)).rejects.toThrow(/0x00/);
  expect(await overrun(db, [{ key: 'next', max: 1 }], HOUR, NOW)).toBeNull();
});

const MINUTE = { max: 2, seconds: 60 };

it('counts each key in its span', () => {
  const limits = new LocalLimits();
  const at = (seconds: number) => new Date(seconds * 1000);
  expect([0, 1, 2].map((second) => limits.take('a', MINUTE, at(second)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(limits.used('a', at(3))).toBe(3);
  expect(limits.secondsLeft('a', at(50))).toBe(10);
  expect(limits.take('a', MINUTE, at(60))).toBe(true);
});

it('keeps no more counters than it may, and the last of them', () => {
  const limits = new LocalLimits();
  const now = new Date(0);
  for (let n = 0; n < 250_000; n++) limits.take(`2001:db8::${n}`, MINUTE, now);
  const kept = Array.from({ length: 250_000 }, (_, n) => limits.used(`2001:db8::${n}`, now));
  expect(kept.filter((count) => count > 0)).toHaveLength(200_000);
  expect(kept.at(-1)).toBe(1);
});
