import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UploadBudget } from './upload-budget.ts';

test('one network fills its own part and no other’s', () => {
  const held = new UploadBudget({ all: 100, each: 60 });
  const [here, alsoHere, there] = [held.open('a'), held.open('a'), held.open('b')];
  expect(here.take(50)).toBe(true);
  expect(alsoHere.take(11)).toBe(false);
  expect(alsoHere.take(10)).toBe(true);
  expect(there.take(41)).toBe(false);
  expect(there.take(40)).toBe(true);
  expect(held.open('c').take(1)).toBe(false);
  here.release();
  expect(held.open('c').take(50)).toBe(true);
});

test('what was let go is let go once, and holds nothing any more', () => {
  const held = new UploadBudget({ all: 10, each: 10 });
  const first = held.open('a');
  first.take(10);
  first.release();
  first.release();
  expect(first.take(1)).toBe(false);
  const second = held.open('a');
  expect(second.take(10)).toBe(true);
  expect(held.open('a').take(1)).toBe(false);
});

test('never more is held than there is room for, and in the end nothing', () => {
  const step = fc.record({
    network: fc.constantFrom('a', 'b', 'c'),
    bytes: fc.integer({ min: 1, max: 40 }),
    goes: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const held = new UploadBudget({ all: 100, each: 60 });
      const open = new Set<{ network: string; bytes: number; release: () => void }>();
      for (const { network, bytes, goes } of steps) {
        const holding = held.open(network);
        if (holding.take(bytes)) open.add({ network, bytes, release: holding.release });
        const sum = (of: (one: { network: string }) => boolean) =>
          [...open].filter(of).reduce((all, one) => all + one.bytes, 0);
        expect(sum(() => true)).toBeLessThanOrEqual(100);
        expect(sum((one) => one.network === network)).toBeLessThanOrEqual(60);
        const [first] = open;
        if (goes && first) {
          first.release();
          open.delete(first);
        }
      }
      for (const one of open) one.release();
      const everything = held.open('a');
      expect(everything.take(60)).toBe(true);
    }),
  );
});
