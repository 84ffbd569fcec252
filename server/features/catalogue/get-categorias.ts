import { getCategorias as call } from '#contract/catalogue.ts';
import { handle } from '#server/calls/handler.ts';

export const getCategorias = handle(call, async (_input, { db }) => {
  const rows = await db
    .selectFrom('categoria')
    .select(['categoria', 'descripcion', 'icono'])
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return {
    categorias: rows.map(({ categoria }) => categoria),
    descripciones: rows.map(({ descripcion }) => descripcion),
    iconos: rows.map(({ icono }) => icono),
  };
});
