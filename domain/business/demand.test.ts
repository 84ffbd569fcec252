import { expect, test } from 'vitest';
import { byGap, demandGap, demandVerdict } from './demand.ts';

const of = (solicitudes: number, con_propuesta: number, profesionales: number) => ({
  solicitudes,
  con_propuesta,
  profesionales,
});

test.each([
  [of(1, 0, 0), 'nadie'],
  [of(2, 1, 0), 'de_fuera'],
  [of(8, 3, 1), 'faltan'],
  [of(4, 4, 1), 'alcanzan'],
  [of(8, 3, 2), 'no_contestan'],
  [of(8, 4, 2), 'alcanzan'],
  [of(8, 4, 9), 'sobran'],
  // Two requests say nothing of how they are answered, nor of too many.
  [of(2, 0, 9), 'alcanzan'],
] as const)('of %o in 30 days: %s', (demand, verdict) => {
  expect(demandVerdict(demand, 30)).toBe(verdict);
});

test('a professional looks after a request a week', () => {
  expect(demandGap(of(8, 0, 1), 30)).toBe(1);
  expect(demandGap(of(8, 0, 1), 90)).toBe(0);
  expect(demandGap(of(1, 0, 3), 30)).toBe(-2);
});

test('the widest gap comes first, then what nobody answered, then what is asked for most', () => {
  const rows = [of(4, 4, 1), of(5, 5, 1), of(40, 0, 1), of(4, 1, 1), of(3, 0, 1)];
  expect([...rows].sort(byGap(30))).toEqual([
    of(40, 0, 1),
    of(5, 5, 1),
    of(4, 1, 1),
    of(3, 0, 1),
    of(4, 4, 1),
  ]);
});
