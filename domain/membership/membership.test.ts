import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import {
  afterChanging,
  afterPaying,
  changeTo,
  isForSale,
  type Membership,
  remainingThisWeek,
  renewalMinutes,
  weeklyLimitFreesAt,
} from './membership.ts';
import { centavos, ZERO } from '../money.ts';

const NOW = Date.parse('2026-11-20T16:00:00Z');
const level = (id: number, precio = centavos(19_900)) => ({ id, precio });
const hierro: Membership = { nivel: 0, endsAt: null };
const plata: Membership = { nivel: 2, endsAt: NOW + 10 * DAY };

describe('changing', () => {
  it('charges a higher level, and nothing else', () => {
    expect(changeTo(1, level(2))).toBe('charged');
    expect(changeTo(1, level(1))).toBe('same');
    expect(changeTo(1, level(0, ZERO))).toBe('free');
    expect(changeTo(2, level(1))).toBe('free');
    // A free level is never charged.
    expect(changeTo(1, level(3, ZERO))).toBe('free');
  });

  it('sells a higher level and the current one again', () => {
    expect(isForSale(1, level(2))).toBe(true);
    expect(isForSale(1, level(1))).toBe(true);
    expect(isForSale(2, level(1))).toBe(false);
    expect(isForSale(0, level(0, ZERO))).toBe(false);
  });

  it('keeps its end date with a lower level, and has none with Hierro', () => {
    expect(afterChanging(plata, 1, NOW)).toEqual({ nivel: 1, endsAt: plata.endsAt });
    expect(afterChanging(plata, 0, NOW)).toEqual(hierro);
    expect(afterChanging(hierro, 1, NOW)).toEqual({ nivel: 1, endsAt: NOW + 30 * DAY });
  });
});

describe('paying', () => {
  it('lasts 30 days from now for a higher level', () => {
    expect(afterPaying(hierro, 2, NOW)).toEqual({ nivel: 2, endsAt: NOW + 30 * DAY });
    expect(afterPaying(plata, 3, NOW)).toEqual({ nivel: 3, endsAt: NOW + 30 * DAY });
  });

  it('adds 30 days to the current level, also when it has just ended', () => {
    expect(afterPaying(plata, 2, NOW)).toEqual({ nivel: 2, endsAt: NOW + 40 * DAY });
    const over = { nivel: 2, endsAt: NOW - 60_000 };
    expect(afterPaying(over, 2, NOW)).toEqual({ nivel: 2, endsAt: NOW + 30 * DAY });
  });

  it('buys nothing below the current level', () => {
    expect(afterPaying(plata, 1, NOW)).toBeNull();
  });

  it('never lowers the level or shortens its time', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(60), fc.integer({ min: 1, max: 3 }), (nivel, days, paid) => {
        const before = nivel === 0 ? hierro : { nivel, endsAt: NOW + days * DAY };
        const after = afterPaying(before, paid, NOW);
        expect(after === null).toBe(paid < nivel);
        if (after === null) return;
        expect(after.nivel).toBe(paid);
        expect(after.endsAt).toBeGreaterThanOrEqual(NOW + 30 * DAY);
        if (paid === nivel) expect(after.endsAt).toBe((before.endsAt ?? 0) + 30 * DAY);
      }),
    );
  });
});

describe('what is left', () => {
  it('of the time is in minutes, rounded up, never below 0', () => {
    expect(renewalMinutes(NOW + 30 * DAY, NOW)).toBe(43_200);
    expect(renewalMinutes(NOW + 1, NOW)).toBe(1);
    expect(renewalMinutes(NOW - DAY, NOW)).toBe(0);
    expect(renewalMinutes(null, NOW)).toBeNull();
  });

  it('of the week is the limit minus the finalized projects, never below 0', () => {
    expect(remainingThisWeek(5, 2)).toBe(3);
    expect(remainingThisWeek(2, 7)).toBe(0);
    expect(remainingThisWeek(null, 7)).toBeNull();
  });

  it('is available again seven days after the project that filled the limit', () => {
    expect(weeklyLimitFreesAt(null, NOW)).toBeNull();
    expect(weeklyLimitFreesAt(NOW - 6 * DAY, NOW)).toBe(NOW + DAY);
    expect(weeklyLimitFreesAt(NOW - 7 * DAY, NOW)).toBeNull();
  });
});
