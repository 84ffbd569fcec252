import { describe, expect, it } from 'vitest';
import { asText, csvOf } from '#lib/csv.ts';
import { mayBecome, PAYOUT_STATES } from './payout.ts';
import { batchTime, dueBatch, nextBatch, nextPayout } from './batch.ts';

describe('Wednesdays at 09:00 in Mexico City', () => {
  it.each([
    // 15:00 UTC, in winter and in what used to be summer time.
    ['2026-11-25T14:59:59.999Z', '2026-11-18', '2026-11-25'],
    ['2026-11-25T15:00:00.000Z', '2026-11-25', '2026-12-02'],
    ['2026-07-15T14:59:59.999Z', '2026-07-08', '2026-07-15'],
    ['2026-07-15T15:00:00.000Z', '2026-07-15', '2026-07-22'],
    // Wednesday in UTC, still Tuesday there; Thursday in UTC, still Wednesday there.
    ['2026-11-25T03:00:00Z', '2026-11-18', '2026-11-25'],
    ['2026-11-26T03:00:00Z', '2026-11-25', '2026-12-02'],
    ['2026-12-31T18:00:00Z', '2026-12-30', '2027-01-06'],
  ])('at %s the payouts of %s are due and those of %s come next', (at, due, next) => {
    expect([dueBatch(Date.parse(at)), nextBatch(Date.parse(at))]).toEqual([due, next]);
  });

  it.each([
    [null, '2026-11-25'],
    ['2026-11-19T00:00:00Z', '2026-11-25'],
    ['2026-11-25T14:59:59.999Z', '2026-11-25'],
    ['2026-11-25T15:00:00.000Z', '2026-11-25'],
    ['2026-11-25T15:00:00.001Z', '2026-12-02'],
    ['2026-11-26T09:24:00Z', '2026-12-02'],
  ])('pay after a hold until %s on %s', (until, next) => {
    const now = Date.parse('2026-11-20T16:00:00Z');
    expect(nextPayout(now, until === null ? null : Date.parse(until))).toBe(next);
  });

  it('begin at 15:00 UTC', () => {
    expect(new Date(batchTime('2026-11-25')).toISOString()).toBe('2026-11-25T15:00:00.000Z');
  });
});

it('a payout never goes back to an earlier state, and ends once', () => {
  const steps = PAYOUT_STATES.flatMap((from) =>
    PAYOUT_STATES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(steps).toEqual([
    'pendiente → enviado',
    'pendiente → fallido',
    'enviado → pagado',
    'enviado → fallido',
    'pagado → devuelto',
  ]);
});

describe('CSV', () => {
  it('has a byte-order mark, CRLF line ends, and quotes where they are needed', () => {
    expect(
      csvOf([
        ['a', 'b,c'],
        ['d "e"', 'f\ng'],
      ]),
    ).toBe('\uFEFFa,"b,c"\r\n"d ""e""","f\ng"\r\n');
  });

  it.each(['=1+1', '+52', '-1+2', '@SUM(A1)', '\t=1', '\r=1'])('runs no formula: %j', (text) => {
    const [, cell = ''] = csvOf([[text]]).match(/^\uFEFF"?([^"]*)"?\r\n$/) ?? [];
    expect(cell).toBe(`'${text}`);
  });

  it('keeps the zeros of a number that is text', () => {
    expect(csvOf([[asText('032180000118359719')]])).toBe("\uFEFF'032180000118359719\r\n");
  });
});
