import mexico from '@svg-maps/mexico';
import { expect, test } from 'vitest';
import { STATES } from '../../../server/db/reference/states.ts';
import { formatShare, sentenceOf, slicesOf, sumOf } from './data.ts';
import { SHAPE_OF, STATE_NAMES } from './states.ts';
import { shadeOf, stepsOf } from './steps.ts';

const parts = (...values: number[]) => values.map((value, n) => ({ label: `${n}`, value }));

test('a pie has its parts from the largest on, and none of nothing', () => {
  expect(slicesOf(parts(1, 0, 5, 3))).toEqual([
    { label: '2', value: 5 },
    { label: '3', value: 3 },
    { label: '0', value: 1 },
  ]);
});

test('beyond six slices the smallest are «Otros», and nothing is lost', () => {
  const many = parts(10, 9, 8, 7, 6, 5, 4);
  const slices = slicesOf(many);
  expect(slices).toHaveLength(6);
  expect(slices.at(-1)).toEqual({ label: 'Otros', value: 9 });
  expect(sumOf(slices)).toBe(sumOf(many));
  expect(slicesOf(parts(6, 5, 4, 3, 2, 1)).map(({ label }) => label)).not.toContain('Otros');
});

test('a sentence says values and shares', () => {
  const data = [
    { label: 'Leídos', value: 3000 },
    { label: 'Sin leer', value: 1000 },
  ];
  expect(sentenceOf('Mensajes', data, { shares: true })).toBe(
    'Mensajes: Leídos 3,000 (75 %), Sin leer 1,000 (25 %).',
  );
  expect(formatShare(1 / 3)).toBe('33.3 %');
});

test('steps hold every value once, equal ones together', () => {
  const values = [0, 1, 1, 1, 2, 3, 5, 8, 900];
  const steps = stepsOf(values);
  expect(steps.map(({ shade }) => shade)).toEqual([1, 2, 3, 4]);
  expect(steps[0]).toMatchObject({ from: 1, to: 1 });
  expect(steps.at(-1)?.to).toBe(900);
  for (const value of values.filter((each) => each > 0))
    expect(steps.filter(({ from, to }) => value >= from && value <= to)).toHaveLength(1);
  expect(shadeOf(0, steps)).toBe(0);
  expect(shadeOf(900, steps)).toBe(4);
});

test('one value alone is as dark as can be, none has no step', () => {
  expect(stepsOf([0, 7])).toEqual([{ from: 7, to: 7, shade: 4 }]);
  expect(stepsOf([0, 0])).toEqual([]);
});

test('each official state has its own shape on the map, and no shape is left over', () => {
  const shapes = (mexico as { locations: { id: string }[] }).locations.map(({ id }) => id);
  expect(STATE_NAMES.toSorted()).toEqual(STATES.map(({ nombre }) => nombre).toSorted());
  expect(Object.values(SHAPE_OF).toSorted()).toEqual(shapes.toSorted());
});
