import { installs } from './fault.ts';
import { NO_TRADE, type Term } from './terms.ts';
import { isAction } from './word-forms.ts';

/** Whether a text says a trouble that decides over the thing of a term, unless the term is that trouble of that thing. */
export const isDecided = ({ categoria, words }: Term, heads: readonly Term[]): boolean =>
  categoria !== NO_TRADE &&
  !words.some(isAction) &&
  heads.some(
    (head) =>
      head.decides &&
      head.categoria !== categoria &&
      !head.words.every((word) => words.some((one) => singular(one) === singular(word))),
  );

const singular = (word: string): string => word.replace(/(?<=[aeiou])s$/, '');

/**
 * Whether another option of the trade says more of what a text asks for: what is wrong over where that is, «corto en el
 * contacto», and what is to be done over what it is done to, «soldar el barandal». Only a word that says so
 * alone does, because one of several may be the same thing: «perder llave» of the key that somebody lost. What only names
 * a thing asks for putting it in its place least of all: «gas para minisplit de 1 tonelada».
 */
export const isOutdone = (
  { categoria, aparato, opt, words }: Term,
  beside: boolean,
  heads: readonly Term[],
): boolean =>
  heads.some(
    (head) =>
      head.categoria === categoria &&
      head.opt !== null &&
      (head.opt !== opt || head.aparato !== aparato) &&
      (isPut({ opt, words }, head) ||
        (head.words.length === 1 &&
          (beside || (head.words.some(isAction) && !words.some(isAction))))),
  );

const isPut = ({ opt, words }: Pick<Term, 'opt' | 'words'>, other: Term): boolean =>
  opt !== null &&
  other.opt !== null &&
  installs(opt) &&
  !installs(other.opt) &&
  !words.some(isAction) &&
  !other.words.every((word) => words.includes(word));
