import { expect, it } from 'vitest';
import { detailsIn } from '#domain/search/request-details.ts';
import { DAYS } from './days.ts';
import { HOURS } from './hours.ts';
import { QUANTITIES } from './quantities.ts';
import { phrasesOf } from './read.ts';

/** A Monday. */
const TODAY = '2026-11-23';

function amountIn(text: string): string {
  const { ancho, largo, metros, piezas } = detailsIn(text, TODAY);
  if (ancho && largo) return `${Number(ancho)}x${Number(largo)}`;
  if (metros !== null) return `${metros} m`;
  return piezas === null ? 'nada' : `x${piezas.cuantas}`;
}

it.each([
  ['quantities', QUANTITIES, amountIn],
  ['days', DAYS, (text: string) => detailsIn(text, TODAY).fecha ?? 'nada'],
  ['hours', HOURS, (text: string) => detailsIn(text, TODAY).hora ?? 'nada'],
])('%s are understood in at least 92 %, and others in at most 2 %', (_, table, read) => {
  const cases = phrasesOf(table);
  const failed = cases.filter(({ text, expected }) => read(text) !== expected);
  const wrong = failed.filter(({ text }) => read(text) !== 'nada');
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(1 - failed.length / cases.length).toBeGreaterThanOrEqual(0.92);
  expect(wrong.length / cases.length).toBeLessThanOrEqual(0.02);
});
