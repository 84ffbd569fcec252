import { describe, expect, it, test } from 'vitest';
import { ANSWER_STEPS, medianAnswer } from './first-answer.ts';
import { daysBefore, shownDays, unitsOf } from './periods.ts';

/** 23:30 on Tuesday 24 November in Mexico City, which is the 25th elsewhere. */
const NIGHT = Date.parse('2026-11-25T05:30:00Z');
const none = { desde: null, hasta: null };

describe('what is shown without asking', () => {
  it('are twelve units that are over, and the running one up to today in Mexico City', () => {
    expect(shownDays({ ...none, por: 'dia' }, NIGHT)).toEqual({
      desde: '2026-11-12',
      hasta: '2026-11-24',
    });
    expect(shownDays({ ...none, por: 'semana' }, NIGHT)).toEqual({
      desde: '2026-08-31',
      hasta: '2026-11-24',
    });
    expect(shownDays({ ...none, por: 'mes' }, NIGHT)).toEqual({
      desde: '2025-11-01',
      hasta: '2026-11-24',
    });
  });

  it('begins weeks on Mondays, also on a Sunday and on a Monday', () => {
    expect(shownDays({ desde: null, hasta: '2026-11-22', por: 'semana' }, NIGHT).desde).toBe(
      '2026-08-24',
    );
    expect(shownDays({ desde: null, hasta: '2026-11-23', por: 'semana' }, NIGHT).desde).toBe(
      '2026-08-31',
    );
    const weeks = unitsOf(shownDays({ ...none, por: 'semana' }, NIGHT), 'semana');
    expect(weeks).toHaveLength(13);
    expect(weeks?.at(-1)).toEqual({ desde: '2026-11-23', hasta: '2026-11-24' });
  });
});

test('a day that is asked for stays, and one of the future is shown alone', () => {
  expect(shownDays({ desde: '2026-11-03', hasta: null, por: 'mes' }, NIGHT)).toEqual({
    desde: '2026-11-03',
    hasta: '2026-11-24',
  });
  expect(shownDays({ desde: '2026-12-01', hasta: null, por: 'dia' }, NIGHT)).toEqual({
    desde: '2026-12-01',
    hasta: '2026-12-01',
  });
});

test('it is compared with as many days before', () => {
  expect(daysBefore({ desde: '2026-11-01', hasta: '2026-11-24' })).toEqual({
    desde: '2026-10-08',
    hasta: '2026-10-31',
  });
  expect(daysBefore({ desde: '2026-03-01', hasta: '2026-03-01' })).toEqual({
    desde: '2026-02-28',
    hasta: '2026-02-28',
  });
});

test('too many units are refused', () => {
  const years = { desde: '2024-11-24', hasta: '2026-11-24' };
  expect(unitsOf(years, 'dia')).toBeNull();
  expect(unitsOf(years, 'semana')).toHaveLength(106);
  expect(unitsOf(years, 'mes')).toHaveLength(25);
});

describe('the median of first answers', () => {
  it('is the step of the middle one', () => {
    expect(medianAnswer([])).toBeNull();
    expect(medianAnswer([{ minutos: 34, total: 1 }])).toBe(34);
    const counts = [
      { minutos: 600, total: 2 },
      { minutos: 3, total: 2 },
      { minutos: 40, total: 1 },
    ];
    expect(medianAnswer(counts)).toBe(40);
    expect(medianAnswer([...counts, { minutos: 600, total: 1 }])).toBe(40);
    expect(medianAnswer([...counts, { minutos: 600, total: 2 }])).toBe(600);
  });

  it('is at most one step above that of the rows', () => {
    const rows = [1, 59, 61, 122, 359, 361, 1_439, 1_441, 10_081];
    const counts = rows.map((minutes) => ({
      minutos: ANSWER_STEPS.find((step) => step >= minutes) ?? 0,
      total: 1,
    }));
    expect(medianAnswer(counts)).toBe(360);
  });

  it('has steps that grow, up to a month', () => {
    expect(ANSWER_STEPS.every((step, at) => at === 0 || step > (ANSWER_STEPS[at - 1] ?? 0))).toBe(
      true,
    );
    expect(ANSWER_STEPS.at(-1)).toBe(30 * 1_440);
  });
});
