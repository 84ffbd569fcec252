import { searchText } from '#lib/search-text.ts';

/** Words of what is broken, as people say them of things at home. */
const FAULTS = new Set(
  `averiado averiada descompone descompuesta descompuestas descompuesto descompuestos descompuso error falla fallando
  fallas huele olor olores ruidajo ruido ruidos`.split(/\s+/),
);

/** «no exprime», «ya no se apaga», but not «no tengo», which says nothing of a thing. */
const FAILS =
  /\bno (?:se |me |le )?(?!es |son |hay|tengo|tiene|quiero|puedo|urge|importa|como|entiendo|encuentro|mas |muy |se |me |le |lo |la |\p{L}+r(?:l[ao]s?)?\b)\p{L}{2,}[aeo]n?\b/u;

/**
 * Whether a text says that something does not work: where no option mends that, somebody has to look at it first. What
 * is to be installed or made has an option, or is for its client to choose.
 */
export function saysFault(text: string): boolean {
  const plain = searchText(text);
  return plain.split(' ').some((word) => FAULTS.has(word)) || FAILS.test(plain);
}

/** What a thing does that should not: «escurre», «tira agua», «se apaga». */
const MISBEHAVES =
  /\b(?:escurr|gote[ao]|chorre|trona|truen|vibra|brinca|tiembla|apesta|chispea|se (?:apaga|atora|calienta|congela|sale|traba)|(?:avienta|bota|echa|saca|suelta|tira) (?:mucha )?agua)/;
/** Options that only put a thing in its place, and words that ask for that. */
const INSTALLS = /^(?:colocar|conectar|convertir|empotrar|instalar|montar)/;
const TO_INSTALL =
  /\b(?:adapt|coloc|conect|convert|convier|empotr|instal|mont|nuev|pon(?:er|ga|me)|pongan?)/;

/** «Instalar o reparar boiler»: an option whose own name says that it mends. */
const MENDS = /\b(?:arreglar|reparar)\b/;

/** Options that make a thing, which is all that they name. */
const MAKES = /^(?:barandal|closet|cocina|proteccion|puerta)\b/;
/** A text that asks to take something away, or to mend it. */
const TAKES_AWAY =
  /\b(?:quit(?:ar|en|e)|retir(?:ar|en|e)|desinstal|desmont|desconect|descolg|baj(?:ar|en)\b)/;
const TO_MEND = /\b(?:arregl|repar|compon|compostura|compong)/;

/** Whether an option puts a thing in its place, and does not mend it. */
export const installs = (option: string): boolean =>
  INSTALLS.test(searchText(option)) && !MENDS.test(searchText(option));

/** Whether an option only puts or makes what a text says to misbehave, to be mended or taken away, and not to be put. */
export function onlyInstalls(option: string, text: string): boolean {
  const plain = searchText(text);
  const name = searchText(option);
  if (!(INSTALLS.test(name) || MAKES.test(name)) || TO_INSTALL.test(plain)) return false;
  if (TAKES_AWAY.test(plain)) return true;
  const wrong = saysFault(text) || MISBEHAVES.test(plain) || TO_MEND.test(plain);
  return wrong && !MENDS.test(name);
}
