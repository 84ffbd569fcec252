import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { getEditableCategorias as call } from '#contract/catalogue.ts';
import { handle } from '#server/calls/handler.ts';
import { containsText } from '#server/db/text-match.ts';
import { categoriesWithWords, editableView } from '../categories.ts';

/** As specified (2 §9). */
const ROWS = 40;

const TEXT = sql`(c.categoria || ' ' || c.descripcion)`;

// Reads all categories and pages in memory, as the public pages do: there are at most 200.
export const getEditableCategorias = handle(call, async (input, { db }) => {
  const { page = 1, itemsPerPage = ROWS, search = '' } = input;
  const having = containsText(TEXT, search);
  const found = await categoriesWithWords(db)
    .$if(having !== null, (query) => query.where(having as RawBuilder<SqlBool>))
    .execute();
  const shown = found.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return {
    categorias: shown.map(editableView),
    totalPages: Math.max(1, Math.ceil(found.length / itemsPerPage)),
    total: found.length,
    hay_mas: page * itemsPerPage < found.length,
  };
});
