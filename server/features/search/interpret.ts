import { sql } from 'kysely';
import { centavos, toMxn } from '#domain/money.ts';
import { type Asked, filterCodes, type Priced } from '#domain/search/filters.ts';
import { withoutWhole } from '#domain/search/place-names.ts';
import { searchText, signsAlone } from '#lib/search-text.ts';
import { fail } from '#server/calls/failure.ts';
import type { Db } from '#server/db/pool.ts';
import { categoryNames } from '#server/features/catalogue/index.ts';
import { addressIn } from './address.ts';
import { type Place, placeInText, placeOf } from './place.ts';
import type { Criteria } from './queries.ts';
import {
  categoriesOf,
  type Meant,
  meantBy,
  readingsOf,
  readSigns,
  readWords,
  type Word,
} from './text.ts';
import { tradesOf } from './trades.ts';
import { mexicoNow } from './views.ts';

const SHORT_WORD = 5;

/** A search as it was understood. */
export interface SearchRequest {
  readonly words: readonly Word[];
  readonly meant: Meant | null;
  readonly place: Place;
  /** The category chosen besides the text. */
  readonly categoria: number | null;
  /** The codes of the other filters: one of each group must match. */
  readonly filters: readonly (readonly string[])[];
}

/** What a search names, as its call has it. */
export interface Named extends Partial<Asked> {
  readonly texto?: string;
  readonly categoria?: string;
  readonly estado?: string;
  readonly ciudad?: string;
}

/** Interprets the search; null when a filter names something that does not exist, which matches nobody. */
export async function interpret(db: Db, filters: Named, now: Date): Promise<SearchRequest | null> {
  const { texto = '', categoria = '', estado = '', ciudad = '' } = filters;
  const chosen = searchText(categoria);
  const categories = chosen ? await categoryNames(db) : [];
  const match = categories.find((one) => searchText(one.categoria) === chosen);
  if (chosen && !match) return null;
  const place = await placeOf(db, { estado, ciudad });
  if (!place) return null;
  // Professionals serve cities: the neighbourhood finds nobody.
  const trades = await tradesOf(db);
  const { rest } = await addressIn(db, texto, trades.index);
  const text = withoutWhole(searchText(rest));
  const namesTrade = (before: string) =>
    readWords(before, trades).some(
      // A short word that only resembles a trade is rather a name: «ramon» is not «raton».
      ({ text: word, categorias, sure }) =>
        categorias.length > 0 && (sure || word.length > SHORT_WORD),
    );
  const { index } = trades;
  const named =
    place.estadoId === null && text ? await placeInText(db, text, { namesTrade, index }) : null;
  const sought = named?.rest ?? text;
  const request = {
    words: [...readWords(sought, trades), ...readSigns(signsAlone(texto))],
    meant: meantBy(sought, trades),
    place: named?.place ?? place,
    categoria: match?.id ?? null,
  };
  return { ...request, filters: await codesOf(db, filters, searchedTrades(request), now) };
}

/** The trades that a search is about. */
export function searchedTrades({
  categoria,
  meant,
  words,
}: Pick<SearchRequest, 'categoria' | 'meant' | 'words'>): number[] {
  const one = categoria ?? meant?.categoria;
  return one === undefined ? categoriesOf(words) : [one];
}

async function codesOf(db: Db, named: Named, trades: readonly number[], now: Date) {
  const { calificacion, precio, rapido = false, hoy = false } = named;
  if (precio !== undefined && trades.length === 0)
    fail('invalid_input', { precio: 'Elige primero una categoría.' });
  const priced = precio === undefined ? [] : await pricedTrades(db, trades);
  return filterCodes({ calificacion, precio, rapido, hoy }, { trades: priced, ...mexicoNow(now) });
}

/** The trades with the price of their cheapest option. */
async function pricedTrades(db: Db, ids: readonly number[]): Promise<Priced[]> {
  const rows = await db
    .selectFrom('categoria as c')
    .select('c.id')
    .select(
      sql<number | null>`(select min(o.precio) from categoria_opcion o
        where o.categoria_id = c.id)`.as('desde'),
    )
    .where('c.id', '=', sql<number>`any(${[...ids]})`)
    .execute();
  return rows.map(({ id, desde }) => ({
    id,
    desde: desde === null ? null : toMxn(centavos(desde)),
  }));
}

/** The readings of a search as criteria, the most exact first. */
export const criteriaOf = (wanted: SearchRequest): Criteria[] =>
  readingsOf(wanted.words, wanted.meant).map((reading) => ({
    reading: {
      ...reading,
      trades: [...(wanted.categoria === null ? [] : [[wanted.categoria]]), ...reading.trades],
    },
    place: wanted.place,
    filters: wanted.filters,
    categorias: searchedTrades(wanted),
  }));
