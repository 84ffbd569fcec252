import { searchText } from '#lib/search-text.ts';

/** The longest name of a category, in characters: it is shown on buttons and in URLs. */
export const CATEGORY_NAME_MAX = 60;
/** The longest description of a category, in characters. */
export const CATEGORY_DESCRIPTION_MAX = 500;
/** The longest text of an option, in characters. */
export const OPTION_MAX = 80;
/** The most options of one category. */
export const OPTIONS_MAX = 60;
/** The highest price of an option, in whole MXN. */
export const OPTION_PRICE_MAX = 9_999_999;
/** The longest words of a category and of an option, in characters: terms separated by commas (4 §G). */
export const CATEGORY_WORDS_MAX = 10_000;
export const OPTION_WORDS_MAX = 2_000;
/** The most categories: public pages show all of them. */
export const CATEGORIES_MAX = 200;

interface Option {
  readonly opt: string;
  readonly aparato?: string | null | undefined;
}

/** Whether two options read the same: case, accents and spaces do not count (2 §5). */
export const isSameOption = (a: Option, b: Option): boolean =>
  nameOf(a.opt) === nameOf(b.opt) && (a.aparato ?? '') === (b.aparato ?? '');

const nameOf = (opt: string): string => searchText(opt) || opt.trim();

/** The index of the first repeated option; null when there is none (2 §5). */
export function repeatedOption(form: readonly Option[]): number | null {
  const at = form.findIndex((option, index) =>
    form.slice(0, index).some((before) => isSameOption(before, option)),
  );
  return at === -1 ? null : at;
}
