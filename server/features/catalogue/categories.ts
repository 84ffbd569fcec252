import { sql } from 'kysely';
import type { Categoria } from '#contract/views.ts';
import { toMxn } from '#domain/money.ts';
import type { Db } from '#server/db/pool.ts';

export interface OptionRow {
  readonly opt: string;
  /** In centavos. */
  readonly precio: number;
  readonly aparato: string | null;
}

/** The categories in order, with their options and former names. */
export const categoriesWithOptions = (db: Db) =>
  db
    .selectFrom('categoria as c')
    .select(['c.id', 'c.categoria', 'c.descripcion', 'c.tipo', 'c.icono', 'c.updated_at'])
    .select([
      sql<OptionRow[]>`coalesce((
        select json_agg(json_build_object('opt', o.opt, 'precio', o.precio, 'aparato', o.aparato)
          order by o.orden, o.id)
        from categoria_opcion o where o.categoria_id = c.id), '[]')`.as('form'),
      sql<string[]>`array(
        select a.nombre from categoria_anterior a where a.categoria_id = c.id
        order by a.hasta desc, a.nombre)`.as('anteriores'),
    ])
    .orderBy('c.orden')
    .orderBy('c.id');

export type CategoryRow = Awaited<
  ReturnType<ReturnType<typeof categoriesWithOptions>['executeTakeFirstOrThrow']>
>;

export const categoryView = (row: CategoryRow): Categoria => ({
  id: row.id,
  categoria: row.categoria,
  icono: row.icono,
  updateAt: row.updated_at.toISOString(),
  data_categoria: {
    categoria: row.categoria,
    descripcion: row.descripcion,
    tipo: row.tipo as Categoria['data_categoria']['tipo'],
    form: row.form.map((option) => ({ ...option, precio: toMxn(option.precio) })),
  },
  anteriores: row.anteriores,
});

/** Every name that finds a category, present names before former ones. */
export const categoryNames = (db: Db) =>
  db
    .selectFrom('categoria')
    .select(['id', 'categoria', sql<boolean>`false`.as('former')])
    .unionAll((eb) =>
      eb
        .selectFrom('categoria_anterior')
        .select(['categoria_id as id', 'nombre as categoria', sql<boolean>`true`.as('former')]),
    )
    .orderBy('former')
    .execute();
