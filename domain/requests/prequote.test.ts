import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  centimetersOf,
  optionsOf,
  type PriceList,
  prequote,
  quantityOf,
  type RequestSize,
} from './prequote.ts';

const PAINT: PriceList = {
  tipo: 'area',
  form: [
    { opt: 'Con material', precio: 95, aparato: null },
    { opt: 'Sin material', precio: 45, aparato: null },
  ],
};
const PLUMBING: PriceList = {
  tipo: 'opcion',
  form: [
    { opt: 'Reparar una fuga', precio: 450, aparato: null },
    { opt: 'Lavar cisterna', precio: 1200, aparato: null },
  ],
};
const APPLIANCES: PriceList = {
  tipo: 'aparato',
  form: [
    { opt: 'Instalar', precio: 500, aparato: 'Lavadora' },
    { opt: 'Instalar', precio: 700, aparato: 'Refrigerador' },
    { opt: 'Fijar al muro', precio: 650, aparato: 'TV' },
  ],
};
const NOTHING: RequestSize = { ancho: '', largo: '', cantidad: '', aparato: '', opt: '' };

describe('the pre-quote', () => {
  test.each<[string, PriceList, Partial<RequestSize>, number | null]>([
    ['a wall with material', PAINT, { ancho: '4', largo: '3', opt: 'Con material' }, 114_000],
    ['a wall without', PAINT, { ancho: '4', largo: '3', opt: 'Sin material' }, 54_000],
    ['the smallest', PAINT, { ancho: '1', largo: '1', opt: 'Sin material' }, 4_500],
    ['half meters', PAINT, { ancho: '3.5', largo: '2,25', opt: 'Con material' }, 74_813],
    ['the largest', PAINT, { ancho: '1000', largo: '1000', opt: 'Con material' }, 9_500_000_000],
    ['no length', PAINT, { ancho: '4', opt: 'Con material' }, null],
    ['less than a meter', PAINT, { ancho: '0.99', largo: '3', opt: 'Con material' }, null],
    ['no choice of material', PAINT, { ancho: '4', largo: '3' }, null],
    ['a leak', PLUMBING, { cantidad: '1', opt: 'Reparar una fuga' }, 45_000],
    ['three leaks', PLUMBING, { cantidad: '3', opt: 'Reparar una fuga' }, 135_000],
    ['no quantity', PLUMBING, { opt: 'Reparar una fuga' }, null],
    ['none of it', PLUMBING, { cantidad: '0', opt: 'Reparar una fuga' }, null],
    ['half of it', PLUMBING, { cantidad: '1.5', opt: 'Reparar una fuga' }, null],
    ['an option that is gone', PLUMBING, { cantidad: '1', opt: 'Otra cosa' }, null],
    ['a washing machine', APPLIANCES, { aparato: 'Lavadora', opt: 'Instalar' }, 50_000],
    ['a fridge', APPLIANCES, { aparato: 'Refrigerador', opt: 'Instalar' }, 70_000],
    [
      'a quantity there is not',
      APPLIANCES,
      { aparato: 'TV', opt: 'Fijar al muro', cantidad: '9' },
      65_000,
    ],
    ['an option of another appliance', APPLIANCES, { aparato: 'TV', opt: 'Instalar' }, null],
    ['no appliance', APPLIANCES, { opt: 'Instalar' }, null],
  ])('of %s', (_, list, size, total) => {
    expect(prequote(list, { ...NOTHING, ...size })?.total ?? null).toBe(total);
  });

  it('says how it was calculated', () => {
    const wall = prequote(PAINT, { ...NOTHING, ancho: '3.5', largo: '2', opt: 'Con material' });
    expect(wall).toEqual({
      total: 66_500,
      precio: 9_500,
      opt: 'Con material',
      area: 7,
      cantidad: null,
    });
    const leaks = prequote(PLUMBING, { ...NOTHING, cantidad: '2', opt: 'Lavar cisterna' });
    expect(leaks).toMatchObject({ precio: 120_000, cantidad: 2, area: null });
  });

  it('is exact to the centavo, half up', () => {
    const meters = fc.integer({ min: 100, max: 100_000 });
    // Their product is more than what a number holds exactly.
    const largest: [number, number, number] = [95_693, 91_730, 99_985];
    fc.assert(
      fc.property(meters, meters, fc.integer({ min: 0, max: 100_000 }), (ancho, largo, precio) => {
        const list: PriceList = { tipo: 'area', form: [{ opt: 'x', precio, aparato: null }] };
        const typed = (cm: number) =>
          `${Math.floor(cm / 100)}.${String(cm % 100).padStart(2, '0')}`;
        const size = { ...NOTHING, ancho: typed(ancho), largo: typed(largo), opt: 'x' };
        const exact = BigInt(ancho) * BigInt(largo) * BigInt(precio) * 100n;
        expect(BigInt(prequote(list, size)?.total ?? -1)).toBe((exact + 5_000n) / 10_000n);
      }),
      { examples: [largest] },
    );
  });
});

test('lengths and quantities are parsed as people type them', () => {
  expect(['1,000', '1,000.00'].map(centimetersOf)).toEqual([100_000, 100_000]);
  expect(['1,001', '1,00,0', '12,000', ',500'].map(centimetersOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(quantityOf('1,000')).toBe(1000);
  expect(['3', ' 3.5 ', '3,25', '1000', '1'].map(centimetersOf)).toEqual([
    300, 350, 325, 100_000, 100,
  ]);
  expect(['', '0', '0.5', '1001', '3.123', 'tres', '-3', '1e2'].map(centimetersOf)).toEqual(
    Array(8).fill(null),
  );
  expect(['1', ' 12 ', '1000'].map(quantityOf)).toEqual([1, 12, 1000]);
  expect(['', '0', '1001', '2.0', '-1', 'x'].map(quantityOf)).toEqual(Array(6).fill(null));
});

test('an appliance has only its own options', () => {
  expect(optionsOf(APPLIANCES, 'TV')).toEqual([APPLIANCES.form[2]]);
  expect(optionsOf(APPLIANCES, '')).toEqual([]);
  expect(optionsOf(PLUMBING, '')).toHaveLength(2);
});
