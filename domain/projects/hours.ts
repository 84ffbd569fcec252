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
