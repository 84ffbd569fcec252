import { isNumber } from './numbers.ts';
import { FUNCTION_WORDS, plainText } from './plain-words.ts';
import { withoutStreets } from './street.ts';

/**
 * What a word does in its text: says what it is about (`head`), of what kind or whose that is (`of`: «secadora de
 * gas»), or only how many parts that has (`part`: «ropero de 6 puertas»), or where, what for and with what (`aside`:
 * «pulgas en el sillón», «contacto para la secadora»).
 */
export type Role = 'head' | 'of' | 'part' | 'aside';

/** A word of a text, normalized. */
export interface Said {
  readonly word: string;
  readonly role: Role;
  /** «no cierra» asks for no closing. */
  readonly denied: boolean;
  /** «me cortó», «se corto»: surely a verb, and no «corto», which is a thing. */
  readonly acts: boolean;
  /** Behind «del», «de mi»: says whose something is, or of what a part. */
  readonly whose: boolean;
  /** Behind «sobre», «junto a»: what it stands or falls upon, and never what that is. */
  readonly place: boolean;
}

/** Words between a preposition and what it speaks of. */
const DETERMINERS = new Set(
  `el la los las un una unos unas mi mis tu tus su sus este esta ese esa otra otro todo toda todos todas cada`.split(
    ' ',
  ),
);

/** What comes after these says when or why. */
const CLAUSES = new Set(['antes', 'cuando', 'despues', 'porque']);

const WORKS =
  /^(?!(?:cand|escus|excus|tej)ado$).*(?:cion|miento|aje|ado)$|^(?:arreglo|cambio|compostura|copias?|juego|kit|lavada|limpieza|paquete|par|pintada|poda|servicio|total)$/;

/**
 * Whether a normalized word is a work, or a measure, of what stands behind it: «instalación de 3 lámparas», «juego de 4
 * sillas». Behind other words «de» and a number say the parts of one thing: «lámpara de 3 focos».
 */
export const isWork = (word: string): boolean => WORKS.test(word);

/** Who did it says nothing of who is asked for: «el hoyo que dejó el plomero». */
const DONE_BY =
  /(?<!\p{L})que (?:me |nos )?(?:abri|dej|hac|hicieron|hizo|instal|pus|romp)\p{L}* (?:el|la|los|las|un|unos|mi) \p{L}+(?:eros?|tor(?:es)?|istas?|a[nñ]il(?:es)?|t[eé]cnicos?|ma[ei]stros?)(?!\p{L})/giu;

/** Where somebody lives says nothing of the work: «vivo en el quinto piso y se cae el agua», «depa 302, cambiar chapa». */
const LIVES = [
  // Where to come in: «toquen la puerta de madera», «casa con portón negro».
  /(?<!\p{L})(?:toca[rn]?|toque[n]?|tocan|entrar por|entren por|entre por|entrada por|casa con) (?:en |a )?(?:el |la |un |una )?(?:barandal|cancel|port[oó]n|puerta|reja|timbre|zagu[aá]n)[^,.;:()\n!?]*?(?=\s(?:y|pero|que|hay|me|mi|necesito|no|ocupo|quiero|se|tengo|urge)\s|[,.;:()\n!?]|$)/giu,
  /(?<!\p{L})(?:vivo|vivimos|vive) en [^,.;:()\n!?]*?(?=\s(?:y|pero|con|donde|que|hay|me|mi|mis|necesito|no|ocupo|quiero|se|tengo|urge)\s|[,.;:()\n!?]|$)/giu,
  /(?<!\p{L})(?:casa|depa|departamento|depto|edificio|interior|int|local|lote|oficina|torre)\.? (?:n[uú]mero |n[uú]m\.? |no\.? ?|# ?)?(?:\d{3,4}(?! ?(?:m|x|\d))|\d{1,2}(?=\s*(?:[,.;]|$|torre|edificio)))/giu,
  /(?<!\p{L})(?:edif(?:icio)?|torre)\.? (?:[a-h](?!\p{L})|\d{1,2}(?!\d)|norte|sur|oriente|poniente)/giu,
];

/** Behind these stands where something is or falls, and not what it is: «sobre la barda», «junto a la pared», «atrás de». */
const PLACES =
  /(?:^| )(?:sobre|contra|hacia|(?:abajo|adentro|alrededor|arriba|atras|cerca|debajo|dentro|detras|encima|enfrente|frente|junto|pegad[oa]s?|recargad[oa]s?) (?:a|al|de|del|en|con))$/;

/** Says of what kind the thing before it is, wherever that stands: «en la cocina nueva». */
const KINDS =
  /^(?:alt|antigu|baj|blanc|chic|modern|negr|nuev|pequen|principal|viej)(?:[ao]s?|es)?$|^(?:exterior|grande|integral|interior|trasero?)(?:es|s)?$/;

const CLITICS = new Set(['la', 'le', 'les', 'lo', 'me', 'nos', 'se', 'te']);

/**
 * The words of a text that can belong to a term, in their order; of a street, whose name says nothing of the work, those
 * that `isWord` knows to be asked for.
 */
export function saidIn(typed: string, isWord: (word: string) => boolean): Said[] {
  const text = withoutStreets(typed, { isWord });
  const stressed = new Set(
    [...text.matchAll(/\p{L}+ó(?!\p{L})/giu)].map(([word]) => plainText(word)),
  );
  const words = plainText(
    [...LIVES, DONE_BY].reduce((rest, said) => rest.replaceAll(said, ' '), text),
  )
    .replace(/\bpor que\b/g, 'porque')
    .split(' ');
  // «un corto al colgar un cuadro»
  const isAtDoing = (i: number) => words[i] === 'al' && /[aei]r$/.test(words[i + 1] ?? '');
  const clause = words.findIndex((word, i) => i > 0 && (CLAUSES.has(word) || isAtDoing(i)));
  let lastRole: Role = 'head';
  return words.flatMap((word, i): Said[] => {
    if (!word || FUNCTION_WORDS.has(word)) return [];
    if (clause !== -1 && i >= clause)
      return [{ word, role: 'aside', denied: false, acts: false, whose: false, place: false }];
    let before = i - 1;
    while (DETERMINERS.has(words[before] ?? '')) before--;
    // «mudanza de Puebla a León»
    const from = words[before] === 'de' && words[i + 1] === 'a';
    const isPart = isNumber(words[i - 1]) && words[i - 2] === 'de' && !isWork(words[i - 3] ?? '');
    // «persianas en 3 ventanas»
    if (isNumber(words[before]) && words[before - 1] === 'en') before--;
    const place = PLACES.test(words.slice(Math.max(0, before - 1), before + 1).join(' '));
    const own =
      from || place ? 'aside' : isPart ? 'part' : roleAfter(words[before] ?? '', before < i - 1);
    const role = KINDS.test(word) && before === i - 1 && own === 'head' ? lastRole : own;
    lastRole = role;
    const last = words[i - 1] ?? '';
    const acts = stressed.has(word) || (word.endsWith('o') && CLITICS.has(last));
    const whose = words[before] === 'del' || (words[before] === 'de' && before < i - 1);
    return [{ word, role, denied: last === 'no', acts, whose, place }];
  });
}

function roleAfter(preposition: string, determined: boolean): Role {
  if (['en', 'del', 'con'].includes(preposition)) return 'aside';
  if (determined && ['de', 'para', 'pa', 'por'].includes(preposition)) return 'aside';
  return preposition === 'de' ? 'of' : 'head';
}
