/** The youngest age of a holder, in years: cards are issued at 18, or shortly before. */
const YOUNGEST = 17;

/**
 * The day of birth `YYYY-MM-DD` from `YYMMDD`, in the latest century in which the holder is old enough on
 * `today` (`YYYY-MM-DD`). null when there is no such day.
 */
export function birthDay(yymmdd: string, today: string): string | null {
  const year = Number(yymmdd.slice(0, 2));
  const oldEnough = 2000 + year + YOUNGEST <= Number(today.slice(0, 4));
  return calendarDay(`${oldEnough ? 20 : 19}${yymmdd}`);
}

/** The last valid day `YYYY-MM-DD` from `YYMMDD`: cards with such lines exist since 2014. */
export const lastDay = (yymmdd: string): string | null => calendarDay(`20${yymmdd}`);

function calendarDay(digits: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(digits);
  if (!parts) return null;
  const day = `${parts[1]}-${parts[2]}-${parts[3]}`;
  const at = new Date(`${day}T00:00:00Z`);
  // Date.parse reads «2027-02-30» as a day in March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}
