/** In minutes: beyond a day «usually» helps nobody to wait. */
const LONGEST = 24 * 60;

/** In how long somebody usually answers, from the median in minutes: «en unos 14 minutos»; '' beyond a day. */
export function usualTime(minutes: number): string {
  if (minutes > LONGEST) return '';
  if (minutes <= 1) return 'en un minuto';
  if (minutes <= 90) return `en unos ${Math.round(minutes)} minutos`;
  return `en unas ${Math.round(minutes / 60)} horas`;
}

/** The same of one professional, in a sentence: «Suele responder en unos 14 minutos». */
export const answerText = (minutes: number): string =>
  usualTime(minutes)
    ? `Suele responder ${usualTime(minutes)}`
    : 'Suele tardar más de un día en responder';
