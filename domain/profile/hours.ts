/** The days of a week, as professionals say on which they work; Monday first. */
export const DIAS = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'] as const;
export type Dia = (typeof DIAS)[number];

/** How each day is called. */
export const DAY_NAMES: Readonly<Record<Dia, string>> = {
  lun: 'lunes',
  mar: 'martes',
  mie: 'miércoles',
  jue: 'jueves',
  vie: 'viernes',
  sab: 'sábado',
  dom: 'domingo',
};

/** When somebody works: without days they do not say, without hours all day. Hours are whole, from 0 to 24. */
export interface Hours {
  readonly dias: readonly string[];
  readonly hora_inicio: number | null;
  readonly hora_fin: number | null;
}

/** The weekday of a date `YYYY-MM-DD`: 0 is Monday, as in `DIAS`. */
export const weekdayOf = (date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % DIAS.length;

/** The hour at which today's work ends, for who works today and has not ended; else null. `hour` is the present one. */
export function endOfToday(
  { dias, hora_fin }: Hours,
  { day, hour }: { day: number; hour: number },
): number | null {
  const end = hora_fin ?? 24;
  return dias.includes(DIAS[day] ?? '') && hour < end ? end : null;
}

/** «18:00»; the end of a day is «24:00». */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
