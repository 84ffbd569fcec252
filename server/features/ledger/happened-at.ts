import { mexicoDay } from '#lib/mexico-time.ts';

/**
 * When the provider moved what was booked on a later day, as what is of a closed month is; null for what was booked the
 * same day, and for what the provider did not move.
 */
export const happenedAt = (happened: Date | null, booked: Date): string | null =>
  happened !== null && mexicoDay(happened.getTime()) < mexicoDay(booked.getTime())
    ? happened.toISOString()
    : null;
