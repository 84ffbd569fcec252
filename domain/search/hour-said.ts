import { searchText } from '#lib/search-text.ts';
import { NUMBERS } from './numbers.ts';

const NUMBER = `(?:una|${Object.keys(NUMBERS).slice(0, 11).join('|')}|\\d{1,2})`;
const HALF = '(?: ?(am|pm)\\b| (?:de|en|por) la (manana|tarde|noche))?';
const SAID = new RegExp(
  `\\b((?:(?:a|para|tipo|despues de) las?|a eso de las?|tipo) )?(${NUMBER})\\b(?:(?::| y )(\\d{2}|media|cuarto)\\b)?( ?(?:hrs?|horas|h)\\b)?${HALF}`,
  'g',
);
/** When something happened or happens, until when, and from when to when: no hour to come at. */
const OTHERWISE = [
  /\b(?:desde|hasta|antes de|ayer|cada|se \w+o)(?: a)? las? \S+(?: de la \w+| ?[ap]m)?/g,
  /\b(?:de|entre)(?: las?)? \d\S* ?(?:[ap]m )?(?:a|y)(?: las?)? \d\S*(?: ?[ap]m)?/g,
  /\b\d{1,2} a \d{1,2}(?: ?[ap]m)?\b/g,
];

/** A number of hours behind these is how long something takes: «en 2 hrs», «limpieza de 8 horas». */
const LASTS =
  /\b(?:cada|cobra|como|de|dentro de|durante|en|hace|las|llevo|por|servicio|tarda|tardan|unas|x|abierto) ?$/;

/** «mañana en la noche», «esta noche»: the evening of a day that is said, and not when something happens. */
const DAY =
  '(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:el|dia) \\d{1,2}|\\d{1,2} de [a-z]+)';
const EVENING = new RegExp(`\\b(?:${DAY}(?: (?:en|por|x|a) la)? noche(?:cita)?|esta noche)\\b`);
const IN_THE_EVENING = '19:00';
/** What was or is anyway in some evening is no time to come. */
const OTHER_EVENINGS = new RegExp(
  '\\b(?:(?:desde|hasta|toda|todas|todos|cada|los|antes de) (?:\\S+ ){0,3}noches?' +
    '|(?:se|me|nos) (?:\\S+ )?\\S*(?:o|aron|ieron|fue) (?:(?:el|la|los|las|mi|un|una) \\S+ )?' +
    `(?:(?:el |este )?${DAY} (?:en|por) la|esta) noche)\\b`,
  'g',
);

/** Nobody comes to work in the night: a bare hour up to this one is in the afternoon. */
const EARLIEST = 7;
const NOON = 12;
const MINUTES: Readonly<Record<string, number>> = { media: 30, cuarto: 15 };

/** The hour at which an evening begins that a text asks for, `HH:mm`; null where it asks for none. */
export const eveningIn = (text: string): string | null =>
  EVENING.test(searchText(text).replaceAll(OTHER_EVENINGS, ' ')) ? IN_THE_EVENING : null;

/** The hour that a text asks for, `HH:mm`; null where it names none, or several. */
export function hourIn(text: string): string | null {
  const said = OTHERWISE.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    text
      // The sign within an hour stays: «4:30».
      .split(/(?<=\d)[:.](?=\d\d(?!\d))/u)
      .map(searchText)
      .join(':')
      .replaceAll(/\b([ap]) m\b/g, '$1m')
      // «alas 6»
      .replaceAll(new RegExp(`\\bala(s?)(?= ${NUMBER}\\b)`, 'g'), 'a la$1')
      // «4pm»
      .replaceAll(/(\d)(?=(?:[ap]m|hrs?|h)\b)/g, '$1 '),
  );
  if (/\bal? medio ?dia\b|\bmediodia\b/.test(said)) return '12:00';
  // «esta noche a las 8»
  const usual = eveningIn(text) ? 'noche' : '';
  const hours = [...said.matchAll(SAID)].flatMap(
    ({ 1: lead, 2: hour = '', 3: minutes = '', 4: hours24, 5: half = '', 6: part = '', index }) => {
      // «2.10» may be meters.
      const isWritten = minutes !== '' && text.includes(`${hour}:${minutes}`);
      const isClock = isWritten || (hours24 && !LASTS.test(said.slice(0, index)));
      return lead || half || part || isClock ? hourOf(hour, minutes, half || part || usual) : [];
    },
  );
  return new Set(hours).size === 1 ? (hours[0] ?? null) : null;
}

function hourOf(said: string, minutes: string, half: string): string[] {
  const hour = said === 'una' ? 1 : (NUMBERS[said] ?? Number(said));
  const minute = MINUTES[minutes] ?? Number(minutes);
  const isLate = ['pm', 'tarde', 'noche'].includes(half) || (half === '' && hour <= EARLIEST);
  const of24 = isLate && hour < NOON ? hour + NOON : hour;
  if (hour < 1 || of24 > 23 || minute > 59) return [];
  return [[of24, minute].map((part) => String(part).padStart(2, '0')).join(':')];
}
