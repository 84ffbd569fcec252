/** Text normalized for searches: no accents or capitals, single spaces («Plomería » → «plomeria»). */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter words have no trigram of their own, which is what the indexes of texts hold. */
export const TRIGRAM = 3;

/** Whether an index finds few rows for a text: by a word of three letters or digits, or by signs alone. */
export function isIndexed(text: string): boolean {
  const words = searchText(text);
  return words === '' || words.split(' ').some((word) => word.length >= TRIGRAM);
}

/** The signs of a text without letters and digits («%», «_ !»), each once; none of any other text. */
export const signsAlone = (text: string): string[] =>
  searchText(text) === '' ? [...new Set(text.replaceAll(/\s/gu, ''))] : [];

/** A name for URLs («Aire acondicionado» → «aire-acondicionado»). */
export const slugOf = (name: string): string => searchText(name).replaceAll(' ', '-');

/** «todo el pais»: a professional who works in every state (1 §9). */
export const WHOLE_COUNTRY = 'todo el pais';
/** «todo el estado»: a professional who works in every city of the state. */
export const WHOLE_STATE = 'todo el estado';
