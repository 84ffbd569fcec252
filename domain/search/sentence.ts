import { searchText } from '#lib/search-text.ts';
import { FUNCTION_WORDS } from './plain-words.ts';

/**
 * What a word does in its text: says what it is about (`head`), of what kind or whose that is (`of`: «secadora de
 * gas»), or only where, what for and with what (`aside`: «pulgas en el sillón», «contacto para la secadora»).
 */
export type Role = 'head' | 'of' | 'aside';

/** A word of a text, normalized. */
export interface Said {
  readonly word: string;
  readonly role: Role;
  /** «no cierra» asks for no closing. */
  readonly denied: boolean;
}

/** Words between a preposition and what it speaks of. */
const DETERMINERS = new Set(
  `el la los las un una unos unas mi mis tu tus su sus este esta ese esa otra otro todo toda todos todas cada`.split(
    ' ',
  ),
);

/** What comes after these says when or why. */
const CLAUSES = new Set(['antes', 'despues', 'porque']);

/** The words of a text that can belong to a term, in their order. */
export function saidIn(text: string): Said[] {
  const words = searchText(text)
    .replace(/\bpor que\b/g, 'porque')
    .split(' ');
  const clause = words.findIndex((word, i) => i > 0 && CLAUSES.has(word));
  return words.flatMap((word, i): Said[] => {
    if (!word || FUNCTION_WORDS.has(word)) return [];
    if (clause !== -1 && i >= clause) return [{ word, role: 'aside', denied: false }];
    let before = i - 1;
    while (DETERMINERS.has(words[before] ?? '')) before--;
    // «mudanza de Puebla a León»
    const from = words[before] === 'de' && words[i + 1] === 'a';
    const role = from ? 'aside' : roleAfter(words[before] ?? '', before < i - 1);
    return [{ word, role, denied: words[i - 1] === 'no' }];
  });
}

function roleAfter(preposition: string, determined: boolean): Role {
  if (['en', 'del', 'con'].includes(preposition)) return 'aside';
  if (determined && ['de', 'para', 'pa', 'por'].includes(preposition)) return 'aside';
  return preposition === 'de' ? 'of' : 'head';
}
