import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf } from './level.ts';

test('the largest are cut to one level, by no more than is needed and a rounding', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 2000 }), (all, many) => {
      const level = levelOf(all, many);
      const taken = all.reduce((sum, size) => sum + Math.max(0, size - level), 0);
      const total = all.reduce((sum, size) => sum + size, 0);
      expect(taken).toBeGreaterThanOrEqual(Math.min(many, total));
      expect(taken).toBeLessThan(Math.min(many, total) + all.length);
    }),
  );
});
