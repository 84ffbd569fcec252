import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationSplit } from './cancellation.ts';
import { centavos, ZERO } from '../money.ts';

const project = { precio: centavos(300_000), retenido: centavos(300_000), start: '2026-11-25' };
/** 24 h before the day begins in Mexico City. */
const LIMIT = Date.parse('2026-11-24T00:00:00-06:00');

it.each([
  ['client', project, LIMIT, 0],
  ['client', project, LIMIT + 1, 30_000],
  ['client', { ...project, start: null }, LIMIT + 1, 0],
  ['client', { ...project, precio: centavos(900_000) }, LIMIT + 1, 50_000],
  ['client', { ...project, retenido: centavos(10_000) }, LIMIT + 1, 10_000],
  ['client', { ...project, retenido: ZERO }, LIMIT + 1, 0],
  ['professional', project, LIMIT + 1, 0],
  ['admin', project, LIMIT + 1, 0],
] as const)('cancelled by the %s, of %j', (actor, state, now, release) => {
  expect(cancellationSplit(state, actor, now).release).toBe(release);
});

it('splits exactly what is held', () => {
  const amount = fc.integer({ min: 0, max: 999_999_900 }).map(centavos);
  const actors = fc.constantFrom('client' as const, 'professional' as const, 'admin' as const);
  fc.assert(
    fc.property(amount, amount, actors, fc.integer(), (precio, retenido, actor, after) => {
      const state = { precio, retenido, start: '2026-11-25' };
      const { release, refund } = cancellationSplit(state, actor, LIMIT + after);
      expect(release + refund).toBe(retenido);
      expect(Math.min(release, refund)).toBeGreaterThanOrEqual(0);
      expect(release).toBeLessThanOrEqual(50_000);
    }),
  );
});
