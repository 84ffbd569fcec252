/** The window in which first contacts are counted, in milliseconds: always the last 24 hours. */
export const FIRST_CONTACT_WINDOW_MS = 24 * 3_600_000;

const A_DAY: Readonly<Record<number, number>> = { 1: 20, 2: 10 };

/**
 * How many conversations an account may begin in 24 hours, by its rol, against spam; an administrator
 * (rol 4) has no limit. Professionals contact clients unasked, so they have fewer; a client's request to
 * four professionals counts four. Messages in an existing conversation do not count.
 */
export const firstContactsADay = (rol: number): number => A_DAY[rol] ?? Number.POSITIVE_INFINITY;
