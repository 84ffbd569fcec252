import { sql } from 'kysely';
import { CATEGORIES_MAX } from '#domain/catalogue/categories.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { categoriesWithWords, type CategoryRow } from '../categories.ts';
import { type Content, contentOf } from './content.ts';

export const categoryById = (db: Db, id: number): Promise<CategoryRow> =>
  categoriesWithWords(db).where('c.id', '=', id).executeTakeFirstOrThrow();

/** Locks a category; the second of two concurrent edits sees what the first has saved. */
export async function lockCategory(trx: Trx, id: number): Promise<CategoryRow | null> {
  const row = await trx
    .selectFrom('categoria')
    .select('id')
    // The given id may exceed the column's range.
    .where(sql<boolean>`id = ${id}::bigint`)
    .forUpdate()
    .executeTakeFirst();
  return row ? categoryById(trx, id) : null;
}

/**
 * Whether a category has changes by another administrator that the version of `seen` does not have. One's own changes
 * since then are known to who made them. A time before the category was made is no version of it.
 */
export async function changedByOther(
  trx: Trx,
  adminId: number,
  { id, seen }: { id: number; seen: Date },
): Promise<boolean> {
  const changes = trx
    .selectFrom('audit_log')
    .select(['admin_id', 'created_at'])
    .where('subject', '=', 'category')
    .where('subject_id', '=', String(id))
    .where('action', '=', 'editar_categoria')
    .orderBy('id', 'desc');
  const { created_at } = await trx
    .selectFrom('categoria')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (seen < created_at) return true;
  const last = await changes.limit(1).executeTakeFirst();
  if (last?.admin_id !== adminId) return true;
  const others = changes.where('admin_id', '!=', adminId).where('created_at', '>', seen);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}

/** Inserts a category at the end of the list and answers its id; null when the limit is reached. */
export async function insertCategory(
  trx: Trx,
  { form, ...content }: Content,
  now: Date,
): Promise<number | null> {
  const { count, last } = await trx
    .selectFrom('categoria')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(max(orden), 0)`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  if (count >= CATEGORIES_MAX) return null;
  const { id } = await trx
    .insertInto('categoria')
    .values({ ...content, orden: last + 1, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await forgetFormerName(trx, content.categoria);
  await insertOptions(trx, id, form);
  return id;
}

export async function saveCategory(
  trx: Trx,
  before: CategoryRow,
  { form, ...content }: Content,
  now: Date,
): Promise<void> {
  // Always later than before, even when saved in the same millisecond: the time serves as version.
  const after = Math.max(now.getTime(), before.updated_at.getTime() + 1);
  await trx
    .updateTable('categoria')
    .set({ ...content, anterior: JSON.stringify(contentOf(before)), updated_at: new Date(after) })
    .where('id', '=', before.id)
    .execute();
  const replaced = await trx
    .deleteFrom('categoria_opcion')
    .where('categoria_id', '=', before.id)
    .returning(['opt', 'aparato', 'palabras_de_fabrica'])
    .execute();
  await insertOptions(trx, before.id, form, replaced);
}

interface Brought {
  readonly opt: string;
  readonly aparato: string | null;
  readonly palabras_de_fabrica: string;
}

/** An option that stays keeps what the release brought it, so that the next does not bring back what is taken away. */
async function insertOptions(
  trx: Trx,
  id: number,
  form: Content['form'],
  replaced: readonly Brought[] = [],
): Promise<void> {
  if (form.length === 0) return;
  const broughtTo = ({ opt, aparato }: Content['form'][number]): string =>
    replaced.find((one) => one.opt === opt && one.aparato === aparato)?.palabras_de_fabrica ?? '';
  await trx
    .insertInto('categoria_opcion')
    .values(
      form.map((option, index) => ({
        ...option,
        palabras_de_fabrica: broughtTo(option),
        categoria_id: id,
        orden: index + 1,
      })),
    )
    .execute();
}

/** Stores the former name, which still finds the category unless another one takes that name. */
export async function keepFormerName(
  trx: Trx,
  { id, categoria }: CategoryRow,
  present: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into categoria_anterior (nombre_buscado, nombre, categoria_id, hasta)
    values (search_text(${categoria}), ${categoria}, ${id}, ${now})
    on conflict (nombre_buscado) do update
      set nombre = excluded.nombre, categoria_id = excluded.categoria_id, hasta = excluded.hasta
    `.execute(trx);
  await forgetFormerName(trx, present);
}

const forgetFormerName = (trx: Trx, present: string) =>
  trx
    .deleteFrom('categoria_anterior')
    .where(sql<boolean>`nombre_buscado = search_text(${present})`)
    .execute();
