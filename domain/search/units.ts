import { isFillerWord, wordsOf } from './plain-words.ts';
import type { Meaning, TermIndex } from './terms.ts';
import { isAction } from './word-forms.ts';

/** A set of so many: «Juego de 4 sillas». */
export const SET_OF = /^Juego de (\d+) /u;
/** «por recámara», «de una recámara»: what an option's price is for, besides what it works on. */
const PRICED_BY = /\b(?:por|de una?)\s+(.+)$/iu;
/** «de 2 recámaras», «de 1.5 a 2 toneladas»: a size, which nobody counts. */
const SIZE = /\d[\d.]*(?: a \d+)? \p{L}+/gu;

/**
 * What the price of an option is for, one of each: «Instalar o cambiar chapa» a lock, «Chinches, por recámara» a room.
 * A name in the plural, «Limpieza de ventanas», is one work whatever their number, and one that says a size, «Mudanza
 * de 2 recámaras», is none of those rooms.
 */
function unitsOf(opt: string, own: TermIndex['terms'], { stemOf, synonyms }: TermIndex): string[] {
  const isSet = SET_OF.test(opt);
  const name = opt.replace(SET_OF, '').replaceAll(SIZE, '');
  const [, by] = PRICED_BY.exec(name) ?? [];
  const things = wordsOf(by ?? name).filter(
    (word) => !isAction(word) && !isFillerWord(word) && (isSet || !word.endsWith('s')),
  );
  if (by && !things.includes('pieza')) return things;
  const works = new Set(
    wordsOf(name)
      .filter(isAction)
      .flatMap((word) => [stemOf(word), ...(synonyms.get(stemOf(word)) ?? []).map(stemOf)]),
  );
  const objects = own.flatMap(({ words }) => {
    const object = words.filter((word) => !isAction(word) && !isFillerWord(word));
    const isWork = words.length === 2 && words.some((word) => works.has(stemOf(word)));
    return isWork ? object : [];
  });
  return [...things, ...objects];
}

/** Whether a normalized noun is what an option is counted by; where none is chosen yet, any option of the trade. */
export function isUnit(noun: string, meaning: Meaning, index: TermIndex): boolean {
  const { stemOf, synonyms } = index;
  const ofTrade = index.terms.filter(({ categoria }) => categoria === meaning.categoria);
  const options = Map.groupBy(
    ofTrade.filter(({ opt, aparato }) =>
      meaning.opt === null ? opt !== null : opt === meaning.opt && aparato === meaning.aparato,
    ),
    ({ opt }) => opt ?? '',
  );
  // Of «closets» and «minisplits» the stemmer knows no singular.
  const stems = [noun, noun.replace(/s$/, '')].map(stemOf);
  const same = new Set(stems.flatMap((stem) => [stem, ...(synonyms.get(stem) ?? []).map(stemOf)]));
  return [...options].some(
    ([opt, own]) =>
      // Of an unknown option only what is worked on is known, not what it is priced by.
      !(meaning.opt === null && (PRICED_BY.test(opt) || SET_OF.test(opt))) &&
      unitsOf(opt, own, index).some((unit) => same.has(stemOf(unit))),
  );
}
