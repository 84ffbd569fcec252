import { DAY } from '#lib/mexico-time.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const MONDAY = 1;
const SATURDAY = 6;
const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const FIRSTS: Readonly<Record<string, number>> = {
  primero: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
};
/** Nobody asks for somebody so much later: a day farther away is a street, or long past. */
const WITHIN_DAYS = 180;

const weekday = `(${WEEKDAYS.join('|')})s?`;

/** What is not wanted then, but happened or happens then. */
const OTHERWISE = [
  /\bno (?:es |me |nos |hay )?(?:urge|urgente|urgencia)\b/g,
  new RegExp(`\\b(?:desde|cada|ayer|todos|los|hasta|antier) (?:el |los )?${weekday}\\b`, 'g'),
  // «me cambio el sábado» is still to come.
  new RegExp(`\\bse (?:\\w+ )?\\w+o (?:el |este )?${weekday}\\b`, 'g'),
  new RegExp(`\\b\\w+(?:aron|ieron) (?:el |este )?${weekday}\\b`, 'g'),
  new RegExp(`\\b(?:el )?${weekday} pasado\\b`, 'g'),
  // Streets and neighbourhoods are named after days.
  /\b(?:calle|avenida|av|colonia|col|barrio|escuela|privada|plaza) (?:del? )?\w+ de [a-z]+/g,
];
const NOW =
  /\b(?:hoy|urgen?|urgentemente|urgente|urgentisim[oa]|ahorita|inmediato|inmediatamente|emergencia|ahora mismo|ya mismo|cuanto antes|lo antes posible|lo mas pronto|veng(?:a|an) (?:ya|rapido))\b/;
/** Also streets: a day only behind «el». */
const STREETS = ['5 may', '16 sep', '20 nov'];

/** The day that a text asks for, `YYYY-MM-DD` from `today` on; null where it names none. */
export function dayIn(text: string, today: string): string | null {
  const said = OTHERWISE.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    text
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}/]+/gu, ' '),
  );
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  /** The next such day, today not among them. */
  const next = (wanted: number) => dayAfter(today, ((wanted - now + 6) % 7) + 1);
  if (/\bhoy\b/.test(said)) return today;
  const date = dateIn(said, today);
  if (date) return date;
  if (said.includes('pasado manana')) return dayAfter(today, 2);
  // «en la mañana» is a time of day.
  if (/(?<!\b(?:las?|por|de) )\bmanana\b/.test(said)) return dayAfter(today, 1);
  const named = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}\\b`).test(said));
  const weekAfter = /\b(?:la )?(?:otra|proxima|siguiente) semana\b|\bsemana que (?:viene|entra)\b/;
  if (weekAfter.test(said))
    return named === -1 ? next(MONDAY) : dayAfter(next(MONDAY), (named + 6) % 7);
  if (named !== -1) return next(named);
  if (/\bfin de semana\b|\bfinde\b|\beste fin\b/.test(said)) return next(SATURDAY);
  return NOW.test(said) ? today : null;
}

/** «el 5 de diciembre», «5/12», «para el 15», «el lunes 30». */
function dateIn(said: string, today: string): string | null {
  for (const [, behind, first = '', month = ''] of said.matchAll(
    /\b(el |dia )?(\d{1,2}|[a-z]+) de ([a-z]{3})[a-z]*\b/g,
  )) {
    const number = FIRSTS[first] ?? Number(first);
    const at = MONTHS.indexOf(month);
    if (at === -1 || (!behind && STREETS.includes(`${number} ${month}`))) continue;
    const found = coming(today, number, at);
    if (found) return found;
  }
  const [, day, month] = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(said) ?? [];
  if (day && month) return coming(today, Number(day), Number(month) - 1);
  const [, alone] =
    new RegExp(
      `\\b(?:el|dia|${WEEKDAYS.join('|')}) (?:dia )?(\\d{1,2})(?= *$| (?:por|en|a|o|temprano|para)\\b)`,
    ).exec(said) ?? [];
  if (!alone) return null;
  const thisMonth = Number(today.slice(5, 7)) - 1;
  return (
    coming(today, Number(alone), thisMonth) ?? coming(today, Number(alone), (thisMonth + 1) % 12)
  );
}

/** That day of that month, if it comes within half a year. */
function coming(today: string, day: number, month: number): string | null {
  const year = Number(today.slice(0, 4));
  const found = [year, year + 1]
    .map((one) => new Date(Date.UTC(one, month, day)))
    .filter((date) => date.getUTCDate() === day && date.getUTCMonth() === month)
    .map((date) => date.toISOString().slice(0, 10))
    .find((date) => date >= today);
  return found && found <= dayAfter(today, WITHIN_DAYS) ? found : null;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
