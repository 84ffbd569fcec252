import { expect, it } from 'vitest';
import { LocalLimits } from '#server/calls/rate-limit.ts';
import { isDoubtful, noteFailed } from './doubt.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:15:00Z');

it('doubts a network after three failures, and no longer than a quarter of an hour', () => {
  const limits = new LocalLimits();
  for (const doubted of [false, false, false, true]) {
    expect(isDoubtful(limits, '203.0.113.1', NOW)).toBe(doubted);
    noteFailed(limits, '203.0.113.1', NOW);
  }
  expect(isDoubtful(limits, '203.0.113.2', NOW)).toBe(false);
  expect(isDoubtful(limits, '203.0.113.1', LATER)).toBe(false);
});

it('doubts the networks around many that failed once', () => {
  const limits = new LocalLimits();
  for (let n = 0; n < 48; n++) {
    expect(isDoubtful(limits, '203.0.113.200', NOW)).toBe(false);
    noteFailed(limits, `203.0.113.${n}`, NOW);
  }
  expect(isDoubtful(limits, '203.0.113.200', NOW)).toBe(true);
  expect(isDoubtful(limits, '203.0.114.200', NOW)).toBe(false);
});
