import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UploadBudget } from './upload-budget.ts';

const share = (all: number, each: number) => ({
  strangers: { all, each },
  accounts: { all: 2 * all, each },
});

test('one network can use up its own share and no other’s', () => {
  const budget = new UploadBudget(share(100, 60));
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
  const budget = new UploadBudget(share(10, 10));
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
      const budget = new UploadBudget(share(100, 60));
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

test('strangers do not use up the share of accounts, nor one account another’s', () => {
  const budget = new UploadBudget(share(100, 60));
  expect(budget.open('a').take(60)).toBe(true);
  expect(budget.open('b').take(40)).toBe(true);
  const ana = budget.open('c');
  expect(ana.take(1)).toBe(false);
  expect(ana.knownAs(1)).toBe(true);
  expect(ana.take(60)).toBe(true);
  const again = budget.open('c');
  expect(again.knownAs(1)).toBe(true);
  expect(again.take(1)).toBe(false);
  const blas = budget.open('c');
  blas.knownAs(2);
  expect(blas.take(60)).toBe(true);
  ana.release();
  expect(again.take(60)).toBe(true);
});

test('of strangers the one that began first gives way to others, once it had its time', () => {
  let now = 0;
  const budget = new UploadBudget(share(100, 60), () => now);
  const left: string[] = [];
  const begin = (network: string) => budget.open(network, () => void left.push(network));
  const first = begin('a');
  first.take(60);
  begin('b').take(40);
  now = 19_000;
  const third = begin('c');
  expect(third.take(30)).toBe(false);
  expect(left).toEqual([]);
  now = 20_000;
  expect(third.take(30)).toBe(true);
  expect(left).toEqual(['a']);
  expect(first.take(1)).toBe(false);
  now = 60_000;
  // Nobody gives way to oneself.
  const greedy = begin('d');
  expect(greedy.take(61)).toBe(false);
});
