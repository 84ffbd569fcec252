import { isFillerWord, wordsOf } from './plain-words.ts';

/**
 * The first of a category's terms, separated by commas, that would mean nothing of its own: «casa», «de la», «2». null
 * when each says something of its own.
 */
export const emptyTerm = (palabras: string): string | null =>
  palabras
    .split(',')
    .map((term) => term.trim())
    .find((term) => term !== '' && wordsOf(term).every(saysNothing)) ?? null;

/** «220» is what an electrician is asked for, «2» anybody. */
const saysNothing = (word: string): boolean => isFillerWord(word) && !/^\d{3,}$/.test(word);
