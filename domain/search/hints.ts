import { isRead, type Match } from './matches.ts';
import { isFillerWord } from './plain-words.ts';
import { type Meaning, NO_TRADE, type Term } from './terms.ts';
import { isAction } from './word-forms.ts';

/** A word of more trades hints at none. */
const HINTED = 6;
/** A trade with less of a word's terms than this only mentions it: «abrir puerta» a bathroom's, too. */
const MENTIONED = 0.1;
const ALONE = 0.7;

/** The trades that have the words in terms of which the text says only a part: «arreglar mi puerta», «baño». */
export function hintsOf(
  terms: readonly Term[],
  found: ReadonlyMap<string, readonly Match[]>,
): Meaning[] {
  const read = [...found].filter(([word, some]) => some.some(isRead) && !isFillerWord(word));
  // A thing and its plural are one.
  const forms = Map.groupBy(read, ([, [first]]) => first?.at);
  const having = [...forms.values()].flatMap((same) => {
    const all = terms.filter(({ words }) => same.some(([word]) => words.includes(word)));
    const shares = [...Map.groupBy(all, ({ categoria }) => categoria)]
      .map(([categoria, some]) => ({ categoria, share: some.length / all.length }))
      .filter(({ share }) => share >= MENTIONED);
    // What is to be done hints at nothing, unless nearly one trade alone does that: «sacar» says not what.
    const asWritten = same.filter(([, [first]]) => first?.how === 1);
    const saysNoThing =
      (asWritten.length > 0 ? asWritten : same).every(([word]) => isAction(word)) &&
      (shares.length > 1 || shares.every(({ share }) => share < ALONE));
    return saysNoThing || shares.length > HINTED ? [] : shares;
  });
  return [...Map.groupBy(having, ({ categoria }) => categoria)]
    .filter(([categoria]) => categoria !== NO_TRADE)
    .map(([categoria, some]) => ({
      meaning: { categoria, aparato: null, opt: null },
      share: some.reduce((total, { share }) => total + share, 0),
    }))
    .toSorted((a, b) => b.share - a.share)
    .map(({ meaning }) => meaning);
}
