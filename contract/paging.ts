import * as z from 'zod/mini';
import * as f from './fields.ts';

/**
 * What every numbered list of the administrator takes (2 §7): the page from 1, rows a page, a text.
 * `marca` of an earlier reply with the same filters makes the pages near it as quick as the first.
 */
export const pageInput = {
  page: z.optional(f.page),
  itemsPerPage: z.optional(z.pipe(z.transform(f.wholeNumber), z.int().check(z.gte(1), z.lte(100)))),
  search: z.optional(f.optionalText(120)),
  marca: z.optional(
    z.string().check(z.regex(/^\d{1,6}\.\d{1,15}\.\d{1,15}$/, 'La marca no es válida.')),
  ),
};

/** What it says of its pages. */
export const pageOutput = {
  /** At least 1: «Página 1 de 1» also when there is nothing to show. */
  totalPages: z.number(),
  /** Rows of all pages; beyond 10,000 an estimate. */
  total: z.number(),
  total_estimado: z.boolean(),
  /** Whether a page follows; certain even where the total is an estimate. */
  hay_mas: z.boolean(),
  /** Where this page is, for the call of another. */
  marca: z.nullable(z.string()),
};
