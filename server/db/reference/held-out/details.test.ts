import { describe, expect, it } from 'vitest';
import { detailsIn } from '#domain/search/request-details.ts';
import { DAYS } from './days.ts';
import { DAYS_OPEN } from './days-open.ts';
import { HOURS } from './hours.ts';
import { QUANTITIES } from './quantities.ts';
import { PARTS_OF_DAY } from './parts-of-day.ts';
import { phrasesOf } from './read.ts';
import { REPORTED_DAYS, REPORTED_HOURS, REPORTED_QUANTITIES } from './reported-details.ts';
import { DAYS_LEFT_OUT, HOURS_TOGETHER, QUANTITIES_BEHIND } from './said.ts';

/** A Monday. */
const TODAY = '2026-11-23';

function amountIn(text: string): string {
  const { ancho, largo, metros, piezas } = detailsIn(text, TODAY);
  if (ancho && largo) return `${Number(ancho)}x${Number(largo)}`;
  if (metros !== null) return `${metros} m`;
  const [first, ...more] = piezas;
  return first && more.length === 0 ? `x${first.cuantas}` : 'nada';
}

const dayOf = (text: string): string => detailsIn(text, TODAY).fecha ?? 'nada';
const hourOf = (text: string): string => detailsIn(text, TODAY).hora ?? 'nada';

describe('of what people say', () => {
  it.each([
    ['quantities', QUANTITIES, amountIn],
    ['quantities behind', QUANTITIES_BEHIND, amountIn],
    ['days', DAYS, dayOf],
    ['days, some left out,', DAYS_LEFT_OUT, dayOf],
    ['days that are none yet', DAYS_OPEN, dayOf],
    ['hours', HOURS, hourOf],
    ['hours written together', HOURS_TOGETHER, hourOf],
    ['parts of the day', PARTS_OF_DAY, hourOf],
  ])('%s are understood in at least 92 %, and others in at most 2 %', (_, table, read) => {
    const cases = phrasesOf(table);
    const failed = cases.filter(({ text, expected }) => read(text) !== expected);
    const wrong = failed.filter(({ text }) => read(text) !== 'nada');
    expect(cases.length).toBeGreaterThanOrEqual(40);
    expect(1 - failed.length / cases.length).toBeGreaterThanOrEqual(0.92);
    expect(wrong.length / cases.length).toBeLessThanOrEqual(0.02);
  });
});

it.each([
  ['days', REPORTED_DAYS, dayOf],
  ['hours', REPORTED_HOURS, hourOf],
  ['quantities', REPORTED_QUANTITIES, amountIn],
])('%s that outsiders found are understood', (_, table, read) => {
  const cases = phrasesOf(table);
  expect(cases.map(({ text }) => `${text}: ${read(text)}`)).toEqual(
    cases.map(({ text, expected }) => `${text}: ${expected}`),
  );
});

it('an hour of today that is over was not meant for today', () => {
  const at = (text: string, time: string) => {
    const { fecha, hora } = detailsIn(text, TODAY, time);
    return [fecha, hora];
  };
  expect(at('hoy a las 4', '21:53')).toEqual([null, null]);
  expect(at('hoy a las 4', '15:59')).toEqual([TODAY, '16:00']);
  expect(at('hoy', '21:53')).toEqual([TODAY, null]);
  expect(at('mañana a las 4', '21:53')).toEqual(['2026-11-24', '16:00']);
});
