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
