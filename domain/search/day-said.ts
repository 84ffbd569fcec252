import { DAY } from '#lib/mexico-time.ts';
import { NUMBERS } from './numbers.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const MONDAY = 1;
const SATURDAY = 6;
const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|sept|set' +
  `|${MONTHS.join('|')})`;
/** The number that a word says, in digits or not. */
const numberOf = (said: string): number =>
  ({ primero: 1, un: 1, una: 1 })[said] ?? NUMBERS[said] ?? Number(said);
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
  new RegExp(`\\b(?:el )?(?:${weekday}|fin de semana|finde) pasado\\b`, 'g'),
  /\bcada fin(?:es)? de semana\b/g,
  // Streets and neighbourhoods are named after days.
  /\b(?:calle|avenida|av|colonia|col|barrio|escuela|privada|plaza) (?:del? )?\w+ de [a-z]+/g,
];
const ONE_DAY = `(?:(?:el|los?|la|este|para|para el) )*(?:pasado manana|manana|hoy|fin de semana|${WEEKDAYS.map((name) => `${name}s?`).join('|')})`;
const SOME_DAYS = `${ONE_DAY}(?: (?:, )?(?:ni|y|o|, ni) ${ONE_DAY})*`;
const CANNOT =
  '(?:puedo|puede ser|puede|podemos|hay nadie|va a ser|estoy|estamos|estare|trabajo|voy a estar|se puede|vengan?)';
const DATE = `(?:(?:dia )?\\d{1,2}(?:/\\d{1,2}(?:/\\d{2,4})?)?(?: (?:de )?${MONTH})?|${WEEKDAYS.join('|')}|fin de (?:ano|mes|semana)|navidad)`;
/** Days that only bound when it is wanted, and on which it need not be: «antes del 15», «de lunes a viernes». */
const BOUNDS = [
  new RegExp(`\\b(?:antes|despues|a partir|pasando) del? (?:este )?${DATE}\\b`, 'g'),
  new RegExp(`\\bde ${weekday} a ${weekday}\\b`, 'g'),
];
/** The last day on which it can be; another that is said is the day. */
const AT_LATEST = new RegExp(
  `\\ba mas tardar (?:(?:el|para|para el|este) )?(?:pasado manana|manana|hoy|${DATE})\\b`,
  'g',
);
/** Days on which it is not wanted: «menos el lunes», «no puedo el martes», «mañana no». */
const LEFT_OUT = [
  new RegExp(`\\b(?:menos|excepto|salvo|que no sean?|no sean?) ${SOME_DAYS}\\b`, 'g'),
  new RegExp(`\\bno (?:${CANNOT} )?${SOME_DAYS}\\b`, 'g'),
  new RegExp(`\\b${SOME_DAYS} (?:ya )?no(?: ${CANNOT}\\b| *(?:,|$))`, 'g'),
];
/** Besides those who say so, nobody waits whose gas leaks. */
const NOW =
  /\b(?:hoy|(?<!toda )esta (?:noche|tarde)|urgen?|urgentemente|urgente|urgentisim[oa]|ahorita|inmediato|inmediatamente|emergencia|ahora mismo|ya mismo|cuanto antes|fugas? de gas(?!.*\b(?:aire|clima|mini ?split|refri))|huel\p{L}+ (?:mucho |muy fuerte |fuerte )?a gas|olor(?:es)? a gas|lo antes posible|lo mas (?:pronto|rapido)|veng(?:a|an) (?:ya|rapido))\b/u;
/** «en 15 días», «dentro de dos semanas» */
const LATER = new RegExp(
  `\\b(?:en|dentro de) (un|una|\\d{1,2}|${Object.keys(NUMBERS).join('|')}) (dia|semana)s?\\b`,
);
/** Also streets: a day only behind «el». */
const STREETS = ['5 may', '16 sep', '20 nov'];

/** The day that a text asks for, `YYYY-MM-DD` from `today` on; null where it names none. */
export function dayIn(text: string, today: string): string | null {
  const typed = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    // «24-12-2026», «24dic»
    .replaceAll(/\b(\d{1,2})-(\d{1,2})-(\d{4}|\d\d)\b/g, '$1/$2/$3')
    .replaceAll(new RegExp(`\\b(\\d{1,2})[/-]?(${MONTH})\\b`, 'g'), '$1 $2')
    .replaceAll(/\s*[,.;:()!?\n]+(?:\s+|$)/g, ' , ')
    .replaceAll(/[^\p{L}\p{N}/,]+/gu, ' ');
  const wanted = [...BOUNDS, ...LEFT_OUT].reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    typed,
  );
  const said = OTHERWISE.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    wanted.replaceAll(/[ ,]+/g, ' ').trim(),
  );
  return dayOf(said.replaceAll(AT_LATEST, ' '), today) ?? dayOf(said, today);
}

/** The day that is wanted, by what is left of a text. */
function dayOf(said: string, today: string): string | null {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  /** The next such day, today not among them. */
  const next = (day: number) => dayAfter(today, ((day - now + 6) % 7) + 1);
  if (/\bhoy\b/.test(said)) return today;
  const date = dateIn(said, today);
  if (date) return date;
  const [, many, unit] = LATER.exec(said) ?? [];
  if (many && unit) return dayAfter(today, numberOf(many) * (unit === 'dia' ? 1 : 7));
  if (said.includes('pasado manana')) return dayAfter(today, 2);
  // «en la mañana» is a time of day.
  if (/(?<!\b(?:las?|por|de) )\bmanana\b/.test(said)) return dayAfter(today, 1);
  // «sábado o domingo»: the first that is said.
  const [first = ''] = new RegExp(`\\b(?:${WEEKDAYS.join('|')})\\b`).exec(said) ?? [];
  const named = WEEKDAYS.indexOf(first);
  const weekAfter = /\b(?:la )?(?:otra|proxima|siguiente) semana\b|\bsemana que (?:viene|entra)\b/;
  // A week alone is no day.
  if (weekAfter.test(said)) return named === -1 ? null : dayAfter(next(MONDAY), (named + 6) % 7);
  if (named !== -1) return next(named);
  if (/\bfin de semana\b|\bfinde\b|\beste fin\b/.test(said)) return next(SATURDAY);
  return NOW.test(said) ? today : null;
}

/** «el 5 de diciembre», «24 dic», «5/12», «24/12/2026», «para el 15», «el lunes 30». */
function dateIn(said: string, today: string): string | null {
  const named = new RegExp(
    `\\b(el |dia )?(\\d{1,2}|[a-z]+) (?:de )?(${MONTH})\\b(?: (?:del? )?(20\\d\\d))?`,
    'g',
  );
  for (const [, behind, first = '', name = '', year] of said.matchAll(named)) {
    const number = numberOf(first);
    const month = name.slice(0, 3).replace('set', 'sep');
    if (!behind && STREETS.includes(`${number} ${month}`)) continue;
    const found = coming(today, number, MONTHS.indexOf(month), year);
    if (found) return found;
  }
  for (const [, behind, day = '', month = '', year, inches] of said.matchAll(
    /(?:^|[^\d/])(el |dia |para )?(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d/])( pulgadas?)?/g,
  )) {
    if (inches || (!behind && !year && isFraction(Number(day), Number(month)))) continue;
    const found = coming(today, Number(day), Number(month) - 1, year);
    if (found) return found;
  }
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

/** «tubo de 3/4» */
const isFraction = (part: number, whole: number): boolean =>
  part < whole && part % 2 === 1 && [2, 4, 8].includes(whole);

/** That day of that month, and of that year where it says one, if it comes within half a year. */
function coming(today: string, day: number, month: number, said?: string): string | null {
  const year = Number(today.slice(0, 4));
  const years = said === undefined ? [year, year + 1] : [2000 + (Number(said) % 100)];
  const found = years
    .map((one) => new Date(Date.UTC(one, month, day)))
    .filter((date) => date.getUTCDate() === day && date.getUTCMonth() === month)
    .map((date) => date.toISOString().slice(0, 10))
    .find((date) => date >= today);
  return found && found <= dayAfter(today, WITHIN_DAYS) ? found : null;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
