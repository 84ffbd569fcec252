import { expect, it } from 'vitest';
import { periodsOf } from './periods.ts';

it('weeks end on Sunday and months on their last day, cut by the range', () => {
  expect(periodsOf('2026-02-26', '2026-03-03', 'semana')).toEqual([
    { desde: '2026-02-26', hasta: '2026-03-01' },
    { desde: '2026-03-02', hasta: '2026-03-03' },
  ]);
  expect(periodsOf('2028-02-10', '2028-03-31', 'mes')).toEqual([
    { desde: '2028-02-10', hasta: '2028-02-29' },
    { desde: '2028-03-01', hasta: '2028-03-31' },
  ]);
  expect(periodsOf('2026-12-31', '2027-01-01', 'dia')).toHaveLength(2);
  expect(periodsOf('2027-01-02', '2027-01-01', 'dia')).toEqual([]);
});
