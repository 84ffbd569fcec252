import { isCommonWord } from './common-words.ts';
import { isFillerWord } from './plain-words.ts';
import { type Role, type Said, saidIn } from './sentence.ts';
import { agentsLike, soundingLike, soundOf, type TermIndex } from './terms.ts';
import { diminished, isVerb } from './word-forms.ts';

/** A word of the text that was read as a word of a term: where, and how surely (1 as written). */
export interface Match extends Omit<Said, 'word' | 'acts'> {
  readonly at: number;
  readonly how: number;
}

/** Another form of the same word. */
export const SAME_STEM = 0.9;
const SAME_SOUND = 0.9;
const SAME_MEANING = 0.8;
/** A misspelt word of this many letters resembles few others. */
const LONG = 7;
const MISSPELT = { long: 0.75, short: 0.5 };

/** Whether somebody who knows the language would read it so: no mere resemblance. */
export const isRead = ({ how }: Match): boolean => how >= SAME_MEANING;

/** «compostura de refri» says nothing besides the refrigerator. */
const ACTION = /(?:cion|miento|[tsd]ura|aje)$/;

/** The words of the index that a text has, and how many of its words are none of them. */
export function matchesIn(text: string, index: TermIndex) {
  const found = new Map<string, Match[]>();
  const unread: Role[] = [];
  let afterUnread = false;
  const isWord = (word: string) => isFillerWord(word) || index.vocabulary.has(word);
  for (const [at, said] of saidIn(text, isWord).entries()) {
    const { word, denied, whose, place } = said;
    // «lente de contacto»: of what nobody knows.
    const role = said.role === 'of' && afterUnread ? 'aside' : said.role;
    const note = (known: readonly string[], how: number): boolean => {
      for (const one of known)
        found.set(one, [
          ...(found.get(one) ?? []),
          { at, how: one === word ? 1 : how, role, denied, whose, place },
        ]);
      return known.length > 0;
    };
    afterUnread = false;
    if (isFillerWord(word)) {
      note(index.vocabulary.has(word) ? [word] : [], 1);
      continue;
    }
    const formed = note(formsOf(said, index), SAME_STEM);
    const meant = note(synonymsOf(word, index), SAME_MEANING);
    if (formed || meant || isCommonWord(word)) continue;
    const alike = index.bySound.get(soundOf(word)) ?? [];
    const sounding = note(alike, SAME_SOUND);
    for (const one of alike) note(index.synonyms.get(index.stemOf(one)) ?? [], SAME_MEANING);
    const isAgent = !sounding && note(agentsLike(word, index), SAME_SOUND);
    if (sounding || isAgent || !ACTION.test(word)) unread.push(role);
    if (sounding || isAgent) continue;
    afterUnread = !ACTION.test(word);
    note(soundingLike(word, index), word.length >= LONG ? MISSPELT.long : MISSPELT.short);
  }
  return { found, unread };
}

/** Of «closets» and «minisplits» the stemmer knows no singular. */
const singularOf = (word: string): string => word.replace(/s$/, '');

const synonymsOf = (word: string, { stemOf, synonyms }: TermIndex): readonly string[] =>
  synonyms.get(stemOf(word)) ?? synonyms.get(stemOf(singularOf(word))) ?? [];

/** The words of the index that a word is a form of. */
function formsOf(said: Said, index: TermIndex): readonly string[] {
  const singular = singularOf(said.word);
  const forms = formsByStem(said, index);
  return singular !== said.word && index.vocabulary.has(singular) && !forms.includes(singular)
    ? [...forms, singular]
    : forms;
}

function formsByStem(
  { word, acts }: Said,
  { byStem, stemOf, trades, vocabulary }: TermIndex,
): readonly string[] {
  const alike = byStem.get(stemOf(word));
  if (alike) {
    // «se me cortó» is no «corto», which is a thing of its own.
    if (acts && trades.has(word) && alike.some(isVerb)) return alike.filter((one) => one !== word);
    // «cortar» is no «corto», where the index has the verb too.
    const isOfVerb = (one: string) => isVerb(one) || !trades.has(one);
    return isVerb(word) && alike.some(isVerb) ? alike.filter(isOfVerb) : alike;
  }
  if (isCommonWord(word)) return [];
  return diminished(word).filter((one) => vocabulary.has(one));
}
