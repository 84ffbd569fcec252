import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { cellsOf } from './testing/xlsx.ts';
import { xlsxOf } from './xlsx.ts';

it('a long file is written beside what the process does meanwhile', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => [
    `Línea ${n}`,
    n / 100,
    { count: n },
    '012',
  ]);
  const before = performance.eventLoopUtilization();
  const file = await xlsxOf('Diario', ['Qué', 'Cuánto', 'Número', 'Clave'], rows);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  const cells = await cellsOf(file);
  expect([cells.length, cells.at(-1)]).toEqual([20_001, ['Línea 19999', 199.99, 19_999, '012']]);
});
