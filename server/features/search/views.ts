import type { FoundCard } from '#contract/search.ts';
import type { PublicCard } from '#contract/profile/view.ts';
import { toMxn } from '#domain/money.ts';
import { endOfToday, hourText, weekdayOf } from '#domain/profile/hours.ts';
import { mexicoDay, mexicoTime } from '#lib/mexico-time.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import type { Db } from '#server/db/pool.ts';
import { averageStars, freesAt, picturePath, shortName } from '#server/features/accounts/index.ts';
import { cardRows, type Sought } from './card-rows.ts';

export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** The public card of a professional: no e-mail, phone or address. */
export const cardView = (row: CardRow, now: Date): PublicCard => ({
  keylogin: row.keylogin,
  nombre: shortName(row),
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
  desde_propio: row.desde_propio === null ? null : toMxn(row.desde_propio),
  responde_en: row.responde_en,
  limite_libre_at: instantOf(freesAt(row, now)),
  hoy_hasta: endText(endOfToday(row, mexicoNow(now))),
});

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const endText = (hour: number | null) => (hour === null ? null : hourText(hour));

/** The weekday, 0 for Monday, and the hour in Mexico. */
export const mexicoNow = (now: Date): { day: number; hour: number } => ({
  day: weekdayOf(mexicoDay(now.getTime())),
  hour: Number(mexicoTime(now.getTime()).slice(0, 2)),
});

/** A card in a search: with the distance, and why it is here. */
const foundCard = (row: CardRow, now: Date, motivo: string): FoundCard => ({
  ...cardView(row, now),
  motivo,
  distancia_km: row.km === null ? null : Math.round(row.km),
});

/** The cards of these professionals, in this order. */
export async function cardsOf(
  db: Db,
  ids: readonly number[],
  { now }: { now: Date },
): Promise<PublicCard[]> {
  return (await rowsInOrder(db, ids)).map((row) => cardView(row, now));
}

/** The cards that a search finds, in this order, with the price of the searched trade and why each is here. */
export async function foundCards(
  db: Db,
  ids: readonly number[],
  {
    now,
    motivo,
    ...sought
  }: Sought & { now: Date; motivo: (row: CardRow, index: number) => string },
): Promise<FoundCard[]> {
  const rows = await rowsInOrder(db, ids, sought);
  return rows.map((row) => foundCard(row, now, motivo(row, ids.indexOf(row.id))));
}

async function rowsInOrder(
  db: Db,
  ids: readonly number[],
  sought: Sought = {},
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await cardRows(db, ids, sought)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The public card of a validated professional whose account is in use; null for anybody else. */
export async function cardByKey(db: Db, keylogin: string, now: Date): Promise<PublicCard | null> {
  const id = await validatedId(db, keylogin);
  const [card] = id === null ? [] : await cardsOf(db, [id], { now });
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
