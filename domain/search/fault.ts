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

/** Whether an option only installs what a text says to misbehave, and does not say to install. */
export function onlyInstalls(option: string, text: string): boolean {
  const plain = searchText(text);
  const name = searchText(option);
  const wrong = saysFault(text) || MISBEHAVES.test(plain);
  return wrong && INSTALLS.test(name) && !MENDS.test(name) && !TO_INSTALL.test(plain);
}
