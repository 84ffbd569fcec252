import { type RawBuilder, sql } from 'kysely';
import type { Categoria, CategoriaEditable } from '#contract/catalogue/view.ts';
import { toMxn } from '#domain/money.ts';
import type { Db } from '#server/db/pool.ts';

export interface OptionRow {
  readonly opt: string;
  /** In centavos. */
  readonly precio: number;
  readonly aparato: string | null;
}

/** An option with the words by which people ask for it, which only administrators read. */
export interface WordedOption extends OptionRow {
  readonly palabras: string;
}

const OPTION = sql`'opt', o.opt, 'precio', o.precio, 'aparato', o.aparato`;

/** The categories in order, with their options and former names. */
export const categoriesWithOptions = (db: Db) =>
  categories(db).select(optionsOf<OptionRow>(OPTION).as('form'));

/** The same with the words of categories and options. */
export const categoriesWithWords = (db: Db) =>
  categories(db)
    .select(['c.palabras', 'c.anterior'])
    .select(optionsOf<WordedOption>(sql`${OPTION}, 'palabras', o.palabras`).as('form'));

const categories = (db: Db) =>
  db
    .selectFrom('categoria as c')
    .select(['c.id', 'c.categoria', 'c.descripcion', 'c.tipo', 'c.icono', 'c.updated_at'])
    .select(
      sql<string[]>`array(
        select a.nombre from categoria_anterior a where a.categoria_id = c.id
        order by a.hasta desc, a.nombre)`.as('anteriores'),
    )
    .orderBy('c.orden')
    .orderBy('c.id');

const optionsOf = <Option>(fields: RawBuilder<unknown>) => sql<Option[]>`coalesce((
  select json_agg(json_build_object(${fields}) order by o.orden, o.id)
  from categoria_opcion o where o.categoria_id = c.id), '[]')`;

type RowOf<Query extends (db: Db) => { executeTakeFirstOrThrow: () => Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Query>['executeTakeFirstOrThrow']>
>;
type PublicRow = RowOf<typeof categoriesWithOptions>;
export type CategoryRow = RowOf<typeof categoriesWithWords>;

export const categoryView = (row: PublicRow): Categoria => ({
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

export function editableView(row: CategoryRow): CategoriaEditable {
  const view = categoryView(row);
  return {
    ...view,
    deshacer: row.anterior === null ? 0 : 1,
    data_categoria: {
      ...view.data_categoria,
      palabras: row.palabras,
      form: row.form.map((option) => ({ ...option, precio: toMxn(option.precio) })),
    },
  };
}

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
