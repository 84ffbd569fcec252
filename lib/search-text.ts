/** Text normalized for searches: no accents or capitals, single spaces («Plomería » → «plomeria»). */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The signs of a text without letters and digits («%», «_ !»), each once; none of any other text. */
export const signsAlone = (text: string): string[] =>
  searchText(text) === '' ? [...new Set(text.replaceAll(/\s/gu, ''))] : [];

/** A name for URLs («Aire acondicionado» → «aire-acondicionado»). */
export const slugOf = (name: string): string => searchText(name).replaceAll(' ', '-');

/** «todo el pais»: a professional who works in every state (1 §9). */
export const WHOLE_COUNTRY = 'todo el pais';
/** «todo el estado»: a professional who works in every city of the state. */
export const WHOLE_STATE = 'todo el estado';
