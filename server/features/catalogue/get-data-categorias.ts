import { getDataCategorias as call } from '#contract/catalogue.ts';
import { handle } from '#server/calls/handler.ts';
import { categoriesWithOptions, categoryView } from './categories.ts';

export const getDataCategorias = handle(call, async (_input, { db }) => ({
  categorias: (await categoriesWithOptions(db).execute()).map(categoryView),
}));
