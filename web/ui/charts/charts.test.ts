import mexico from '@svg-maps/mexico';
import { expect, test } from 'vitest';
import { STATES } from '../../../server/db/reference/states.ts';
import { formatShare, scaleEnd, sentenceOf, slicesOf, sumOf } from './data.ts';
import { SHAPE_OF, STATE_NAMES } from './states.ts';
import { shadeOf, rangesOf } from './shade-ranges.ts';

const parts = (...values: number[]) => values.map((value, n) => ({ label: `${n}`, value }));

test('a pie sorts its slices from the largest, without empty ones', () => {
  expect(slicesOf(parts(1, 0, 5, 3))).toEqual([
    { label: '2', value: 5 },
    { label: '3', value: 3 },
    { label: '0', value: 1 },
  ]);
});

test('beyond six slices the smallest are summed up as «Otros»', () => {
  const many = parts(10, 9, 8, 7, 6, 5, 4);
  const slices = slicesOf(many);
  expect(slices).toHaveLength(6);
  expect(slices.at(-1)).toEqual({ label: 'Otros', value: 9 });
  expect(sumOf(slices)).toBe(sumOf(many));
  expect(slicesOf(parts(6, 5, 4, 3, 2, 1)).map(({ label }) => label)).not.toContain('Otros');
});

test.each([
  [0, 1],
  [0.27, 0.3],
  [1, 1],
  [4.6, 5],
  [27, 30],
  [103, 120],
  [195, 200],
  [2850, 3000],
  [9.2, 10],
  [7_000_001, 8_000_000],
])('the scale of %d ends at %d', (max, end) => {
  expect(scaleEnd(max)).toBe(end);
});

test('the sentence lists values and shares', () => {
  const data = [
    { label: 'Leídos', value: 3000 },
    { label: 'Sin leer', value: 1000 },
  ];
  expect(sentenceOf('Mensajes', data, { shares: true })).toBe(
    'Mensajes: Leídos 3,000 (75 %), Sin leer 1,000 (25 %).',
  );
  expect(formatShare(1 / 3)).toBe('33.3 %');
});

test('each value falls into exactly one range, and equal values share it', () => {
  const values = [0, 1, 1, 1, 2, 3, 5, 8, 900];
  const ranges = rangesOf(values);
  expect(ranges.map(({ shade }) => shade)).toEqual([1, 2, 3, 4]);
  expect(ranges[0]).toMatchObject({ from: 1, to: 1 });
  expect(ranges.at(-1)?.to).toBe(900);
  for (const value of values.filter((each) => each > 0))
    expect(ranges.filter(({ from, to }) => value >= from && value <= to)).toHaveLength(1);
  expect(shadeOf(0, ranges)).toBe(0);
  expect(shadeOf(900, ranges)).toBe(4);
});

test('a single value gets the darkest shade, and no values give no range', () => {
  expect(rangesOf([0, 7])).toEqual([{ from: 7, to: 7, shade: 4 }]);
  expect(rangesOf([0, 0])).toEqual([]);
});

test('each official state has exactly one shape on the map', () => {
  const shapes = (mexico as { locations: { id: string }[] }).locations.map(({ id }) => id);
  expect(STATE_NAMES.toSorted()).toEqual(STATES.map(({ nombre }) => nombre).toSorted());
  expect(Object.values(SHAPE_OF).toSorted()).toEqual(shapes.toSorted());
});
