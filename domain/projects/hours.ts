import { DAY, formatDay, formatTime, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';

/** The shortest and the longest time that a proposal says for a day's work, in minutes (4 §G). */
export const DURATION_LEAST = 15;
export const DURATION_MOST = 24 * 60;

/** The durations to choose from, in minutes. */
export const DURATIONS = [30, 60, 90, 120, 180, 240, 300, 360, 480] as const;

/** When work that begins at `hora` (`HH:mm`) and takes `duracion` minutes ends: «14:00»; null when it is another day. */
export function endsAt(hora: string, duracion: number): string | null {
  const [hours = 0, minutes = 0] = hora.split(':').map(Number);
  const end = hours * 60 + minutes + duracion;
  if (end >= 24 * 60) return null;
  return `${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}`;
}

/** Minutes as «30 min», «2 h», «1 h 30 min». */
export function durationText(duracion: number): string {
  const [hours, minutes] = [Math.floor(duracion / 60), duracion % 60];
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

/** Minutes as people say them: «media hora», «hora y media», «unas 2 horas», «unos 45 min». */
export function durationWords(duracion: number): string {
  if (duracion === 30) return 'media hora';
  if (duracion === 60) return 'una hora';
  if (duracion === 90) return 'hora y media';
  if (duracion < 60) return `unos ${durationText(duracion)}`;
  return duracion % 60 === 0 ? `unas ${duracion / 60} horas` : `unas ${durationText(duracion)}`;
}

/** When a proposal's work is done; each part may not be agreed. */
export interface When {
  /** Calendar days, `YYYY-MM-DD`. */
  readonly start: string | null;
  readonly end: string | null;
  /** `HH:mm` */
  readonly hora: string | null;
  /** Minutes. */
  readonly duracion: number | null;
}

/**
 * When the work is done, in words: the moment at which it begins, and what follows: «mié 2 dic, 9:00» and «a 14:00».
 * Both are '' when nothing is agreed. With `today`, `YYYY-MM-DD`, that day is «hoy» and the next one «mañana».
 */
export function whenWords(
  { start, end, hora, duracion }: When,
  today?: string,
): { begins: string; rest: string } {
  const day = start ?? end;
  const takes = duracion === null ? '' : durationWords(duracion);
  if (day === null) return { begins: '', rest: takes };
  const begins = [dayWord(day, today), hora && formatTime(hora)].filter(Boolean).join(', ');
  if (start !== null && end !== null && start !== end)
    return { begins, rest: `al ${formatDay(end)}` };
  if (hora === null || duracion === null) return { begins, rest: takes };
  const until = endsAt(hora, duracion);
  return { begins, rest: until === null ? takes : `a ${until}` };
}

/** The last day of work whose first one moves between two days, all `YYYY-MM-DD`: it takes as many days as before. */
export function endMoved(end: string, from: string, to: string): string {
  const moved = new Date(Date.parse(end) + Date.parse(to) - Date.parse(from));
  return Number.isNaN(moved.getTime()) ? end : moved.toISOString().slice(0, 10);
}

function dayWord(day: string, today: string | undefined): string {
  if (day === today) return 'hoy';
  const tomorrow = today === undefined ? undefined : mexicoDay(startOfMexicoDay(today) + DAY);
  return day === tomorrow ? 'mañana' : formatDay(day);
}
