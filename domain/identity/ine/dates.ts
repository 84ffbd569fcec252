/** Nobody holds a card before: it is issued to citizens of 18, and shortly before to who will be. */
const YOUNGEST = 17;

/**
 * The day of birth `YYYY-MM-DD` of a holder, of `YYMMDD`; the century is the later one in which they are
 * old enough on the day `today` (`YYYY-MM-DD`). null when there is no such day.
 */
export function birthDay(yymmdd: string, today: string): string | null {
  const year = Number(yymmdd.slice(0, 2));
  const oldEnough = 2000 + year + YOUNGEST <= Number(today.slice(0, 4));
  return calendarDay(`${oldEnough ? 20 : 19}${yymmdd}`);
}

/** The last day `YYYY-MM-DD` of a card, of `YYMMDD`: cards with such lines exist since 2014. */
export const lastDay = (yymmdd: string): string | null => calendarDay(`20${yymmdd}`);

function calendarDay(digits: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(digits);
  if (!parts) return null;
  const day = `${parts[1]}-${parts[2]}-${parts[3]}`;
  const at = new Date(`${day}T00:00:00Z`);
  // «2027-02-30» is read as a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}
