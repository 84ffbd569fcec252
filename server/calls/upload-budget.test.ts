import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UploadBudget } from './upload-budget.ts';

test('one network can use up its own share and no other’s', () => {
  const budget = new UploadBudget({ all: 100, each: 60 });
  const [here, alsoHere, there] = [budget.open('a'), budget.open('a'), budget.open('b')];
  expect(here.take(50)).toBe(true);
  expect(alsoHere.take(11)).toBe(false);
  expect(alsoHere.take(10)).toBe(true);
  expect(there.take(41)).toBe(false);
  expect(there.take(40)).toBe(true);
  expect(budget.open('c').take(1)).toBe(false);
  here.release();
  expect(budget.open('c').take(50)).toBe(true);
});

test('a reservation is released once and takes nothing afterwards', () => {
  const budget = new UploadBudget({ all: 10, each: 10 });
  const first = budget.open('a');
  first.take(10);
  first.release();
  first.release();
  expect(first.take(1)).toBe(false);
  const second = budget.open('a');
  expect(second.take(10)).toBe(true);
  expect(budget.open('a').take(1)).toBe(false);
});

test('reservations never exceed the limits, and all of them can be released', () => {
  const upload = fc.record({
    network: fc.constantFrom('a', 'b', 'c'),
    bytes: fc.integer({ min: 1, max: 40 }),
    leaves: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(upload, { maxLength: 60 }), (uploads) => {
      const budget = new UploadBudget({ all: 100, each: 60 });
      const open = new Set<{ network: string; bytes: number; release: () => void }>();
      for (const { network, bytes, leaves } of uploads) {
        const reservation = budget.open(network);
        if (reservation.take(bytes)) open.add({ network, bytes, release: reservation.release });
        const sum = (of: (one: { network: string }) => boolean) =>
          [...open].filter(of).reduce((all, one) => all + one.bytes, 0);
        expect(sum(() => true)).toBeLessThanOrEqual(100);
        expect(sum((one) => one.network === network)).toBeLessThanOrEqual(60);
        const [first] = open;
        if (leaves && first) {
          first.release();
          open.delete(first);
        }
      }
      for (const one of open) one.release();
      const everything = budget.open('a');
      expect(everything.take(60)).toBe(true);
    }),
  );
});
