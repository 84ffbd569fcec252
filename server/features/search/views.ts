import type { PublicCard } from '#contract/views.ts';
import { toMxn } from '#domain/money.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import type { Db } from '#server/db/pool.ts';
import { averageStars, picturePath } from '#server/features/accounts/index.ts';
import { cardRows } from './card-rows.ts';

export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** The public card of a professional: no e-mail, phone or address. */
export const cardView = (row: CardRow): PublicCard => ({
  keylogin: row.keylogin,
  nombre: `${row.nombre} ${row.apellidos}`.trim(),
  nombre_comercial: row.nombre_comercial,
  img_profile: picturePath(row.img_profile),
  profesion: row.profesion ?? '',
  profesiones: row.profesiones,
  descripcion: row.descripcion,
  estado: row.estado ?? WHOLE_COUNTRY,
  ciudad: row.ciudad ?? WHOLE_STATE,
  average_rating: averageStars(row.review_stars, row.review_count),
  reviews_count: row.review_count,
  finished_projects: row.finished_count,
  validacion_at: row.validacion_at?.toISOString() ?? null,
  desde: row.desde === null ? null : toMxn(row.desde),
  desde_profesion: row.desde_profesion ?? '',
  desde_unidad: row.tipo === 'area' ? 'm²' : 'servicio',
});

/** The cards of these professionals, in this order, with the price of the searched trade they have. */
export async function cardsOf(
  db: Db,
  ids: readonly number[],
  sought: readonly number[] = [],
): Promise<PublicCard[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await cardRows(db, ids, sought)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [cardView(row)] : [];
  });
}

/** The public card of a validated professional whose account is in use; null for anybody else. */
export async function cardByKey(db: Db, keylogin: string): Promise<PublicCard | null> {
  const id = await validatedId(db, keylogin);
  const [card] = id === null ? [] : await cardsOf(db, [id]);
  return card ?? null;
}

/** The account id of a validated professional whose account is in use; null for anybody else. */
export async function validatedId(db: Db, keylogin: string): Promise<number | null> {
  const row = await db
    .selectFrom('account as a')
    .innerJoin('profile as p', 'p.account_id', 'a.id')
    .select('a.id')
    .where('a.keylogin', '=', keylogin)
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .where('p.validacion', '=', 'validado')
    .executeTakeFirst();
  return row?.id ?? null;
}
