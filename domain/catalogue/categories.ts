import { searchText } from '#lib/search-text.ts';

/** The longest name of a category, in characters: it stands on buttons and in addresses. */
export const CATEGORY_NAME_MAX = 60;
export const CATEGORY_DESCRIPTION_MAX = 500;
/** The longest text of an option, in characters. */
export const OPTION_MAX = 80;
/** Options of one category: more than anybody reads. */
export const OPTIONS_MAX = 60;
/** The dearest option, in whole MXN. */
export const OPTION_PRICE_MAX = 9_999_999;
/** As many categories as the public pages, which show all of them, have room for. */
export const CATEGORIES_MAX = 200;

interface Option {
  readonly opt: string;
  readonly aparato?: string | null | undefined;
}

/** Whether two options are one to whoever reads them: without case, accents and spaces (2 §5). */
export const isSameOption = (a: Option, b: Option): boolean =>
  nameOf(a.opt) === nameOf(b.opt) && (a.aparato ?? '') === (b.aparato ?? '');

const nameOf = (opt: string): string => searchText(opt) || opt.trim();

/** The place of the first option that stands in the list already; null when each is there once. */
export function repeatedOption(form: readonly Option[]): number | null {
  const at = form.findIndex((option, index) =>
    form.slice(0, index).some((before) => isSameOption(before, option)),
  );
  return at === -1 ? null : at;
}
