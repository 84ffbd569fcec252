import type { When } from '../requests/when.ts';
import { searchText } from '#lib/search-text.ts';

/** A week that is none for the work: what happened or happens in it, when it cannot be, whole ones. */
const OTHER_WEEKS = [
  /\b(?:toda|casi toda|desde|ni|menos) (?:en )?esta (?:misma )?semana\b/g,
  /\bno (?:\w+ ){0,2}(?:en )?esta (?:misma )?semana\b/g,
  /\b(?:en )?esta (?:misma )?semana (?:ya )?no\b/g,
  // «se descompuso esta semana», «me mudé esta semana», «se taparon esta semana»
  /\b(?:se|me|nos) (?:\w+ )?\w+(?:o|aron|ieron) (?:en )?esta (?:misma )?semana\b/g,
  /\besta semana (?:se|me|nos) (?:\w+ )?\w+(?:o|aron|ieron)\b/g,
];
const THIS_WEEK =
  /\b(?:(?:en|para|durante) )?esta (?:misma )?semana\b|\bcualquier dia (?:de|en) (?:la|esta) semana\b|\ben (?:el transcurso|lo que queda|el curso) de (?:la|esta) semana\b/;

const THEY_CAN =
  '(?:pueda[ns]?|puedas|se pueda|guste[ns]?|quiera[ns]?|tenga[ns]? (?:\\w+ )?(?:tiempo|chance|lugar|espacio|oportunidad)|haya (?:tiempo|lugar|chance|espacio)|te acomode|les acomode|le acomode|les quede bien|les venga bien)';
const UNHURRIED = [
  /\b(?:sin|no (?:hay|tengo|tenemos|traigo|llevo|es de|corre|lleva)|no corre) (?:mucha |ninguna |nada de )?(?:prisas?|urgencia|apuros?)\b/,
  /\bno (?:me |nos )?(?:urge|apura|corre)\b/,
  /\bno es (?:tan |muy |nada )?urgente\b/,
  /\bcon (?:toda )?calma\b/,
  new RegExp(`\\b(?:cuando|el dia que) ${THEY_CAN}\\b`),
];
/** «no urge pero esta semana sí», said before the week is looked for. */
const HURRY = /\b(?:pero|aunque) (?:si )?urge\b/;

/**
 * The words for when that a text without a day says (4 §G): «esta semana», «sin prisa»; '' where it says none of them.
 * «Cuando puedan» leaves it to them, as «sin prisa» does.
 */
export function whenIn(text: string): Exclude<When, 'hoy'> {
  const said = OTHER_WEEKS.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    searchText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
  );
  if (THIS_WEEK.test(said)) return 'esta semana';
  return UNHURRIED.some((words) => words.test(said)) && !HURRY.test(said) ? 'sin prisa' : '';
}
