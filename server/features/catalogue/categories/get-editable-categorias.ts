import { sql } from 'kysely';
import { getEditableCategorias as call } from '#contract/catalogue.ts';
import { searchText } from '#lib/search-text.ts';
import { handle } from '#server/calls/handler.ts';
import { categoriesWithOptions, categoryView } from '../categories.ts';

/** As specified (2 §9). */
const ROWS = 40;

// Reads all categories and pages in memory, as the public pages do: there are at most 200.
export const getEditableCategorias = handle(call, async (input, { db }) => {
  const { page = 1, itemsPerPage = ROWS, search = '' } = input;
  const text = searchText(search);
  const found = await categoriesWithOptions(db)
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`search_text(c.categoria || ' ' || c.descripcion) like ${`%${text}%`}`,
      ),
    )
    .execute();
  const shown = found.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return {
    categorias: shown.map(categoryView),
    totalPages: Math.max(1, Math.ceil(found.length / itemsPerPage)),
    total: found.length,
    hay_mas: page * itemsPerPage < found.length,
  };
});
