import { sql } from 'kysely';
import { getDataCategorias as call } from '#contract/catalogue.ts';
import type { Categoria } from '#contract/views.ts';
import { toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';

export const getDataCategorias = handle(call, async (_input, { db }) => ({
  categorias: (await categoriesWithOptions(db)).map(view),
}));

type Option = { opt: string; precio: number; aparato: string | null };

const categoriesWithOptions = (db: Db) =>
  db
    .selectFrom('categoria as c')
    .select(['c.id', 'c.categoria', 'c.descripcion', 'c.tipo', 'c.updated_at'])
    .select(
      sql<Option[]>`coalesce((
        select json_agg(json_build_object('opt', o.opt, 'precio', o.precio, 'aparato', o.aparato)
          order by o.orden, o.id)
        from categoria_opcion o where o.categoria_id = c.id), '[]')`.as('form'),
    )
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();

type Row = Awaited<ReturnType<typeof categoriesWithOptions>>[number];

const view = ({ id, categoria, descripcion, tipo, updated_at, form }: Row): Categoria => ({
  id,
  categoria,
  updateAt: updated_at.toISOString(),
  data_categoria: {
    categoria,
    descripcion,
    tipo: tipo as Categoria['data_categoria']['tipo'],
    form: form.map((option) => ({ ...option, precio: toMxn(option.precio) })),
  },
});
