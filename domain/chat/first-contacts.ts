/** The window in which first contacts are counted, in milliseconds: always the last 24 hours. */
export const FIRST_CONTACT_WINDOW_MS = 24 * 3_600_000;

const A_DAY: Readonly<Record<number, number>> = { 1: 20, 2: 10 };

/**
 * How many conversations an account may begin with strangers in 24 hours, by its rol, against spam; an
 * administrator (rol 4) has no limit. For a professional each is a cold contact with a client, so
 * there are fewer; a client's request may go to four at once and counts four. Writing where there is a
 * conversation already counts nothing.
 */
export const firstContactsADay = (rol: number): number => A_DAY[rol] ?? Number.POSITIVE_INFINITY;
