import * as z from 'zod/mini';
import * as f from './fields.ts';

/** Null says as little as nothing: a reply's `marca` of the last page comes back like that. */
const given = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value: z.output<S> | null) => value ?? undefined),
    ),
  );

/** Rows of a page, from 1 to 100. */
export const rowsAsked = given(
  z.pipe(z.transform(f.wholeNumber), z.int().check(z.gte(1), z.lte(100))),
);

/**
 * The input of the administrator's numbered lists (2 §7): page number from 1, rows per page, search text. With
 * the `marca` of an earlier reply with the same filters, pages near it are as fast as the first.
 */
export const pageInput = {
  page: z.optional(f.page),
  itemsPerPage: rowsAsked,
  search: z.optional(f.optionalText(120)),
  marca: given(
    z.string().check(z.regex(/^\d{1,6}\.\d{1,15}\.\d{1,15}$/, 'La marca no es válida.')),
  ),
};

/** The paging fields of the reply. */
export const pageOutput = {
  /** At least 1, also for an empty list: «Página 1 de 1». */
  totalPages: z.number(),
  /** Rows of all pages; beyond 10,000 an estimate. */
  total: z.number(),
  total_estimado: z.boolean(),
  /** Whether there is a next page; exact even when the total is an estimate. */
  hay_mas: z.boolean(),
  /** The position of this page, for the next call. */
  marca: z.nullable(z.string()),
};

/** What a list without page numbers says at its end: whether more rows follow, and the mark with which to ask for them. */
export const following = <Mark extends z.ZodMiniType>(mark: Mark) => ({
  hay_mas: z.boolean(),
  /** For the next call; null when nothing follows. */
  siguiente: z.nullable(mark),
});
