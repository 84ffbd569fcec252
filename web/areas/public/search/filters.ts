import { textParam } from '#web/shared/text-param.ts';
import { CALIFICACIONES, PRECIOS } from '#domain/search/filters.ts';
import { WHOLE_COUNTRY } from '#lib/search-text.ts';
import { paths } from '#web/paths.ts';
import { placeText } from '../catalogue/place.ts';

/** The filters of a search, as in its address; '' is no filter. */
export interface Filters {
  texto: string;
  categoria: string;
  estado: string;
  ciudad: string;
  /** The least stars, «4.5». */
  calificacion: string;
  /** The highest «desde» in pesos, of the category: without one there is none. */
  precio: string;
  /** '1': only who answers quickly. */
  rapido: string;
  /** '1': only who works today. */
  hoy: string;
}

export const NO_FILTERS: Filters = {
  texto: '',
  categoria: '',
  estado: '',
  ciudad: '',
  calificacion: '',
  precio: '',
  rapido: '',
  hoy: '',
};

/** The same search without stars, price, quick answer and today. */
export const plainly = (filters: Filters): Filters => ({
  ...filters,
  calificacion: '',
  precio: '',
  rapido: '',
  hoy: '',
});

/** A limit, so that an address cannot request the whole catalogue. */
const MAX_PAGES = 10;

/** Reads the filters of an address: the category is in the path, or in the query of a plain form. */
export function readFilters(url: URL, categoria: string | undefined): Filters {
  const value = (name: string, max: number) => textParam(url, name, max);
  const estado = value('estado', 80);
  const category = categoria?.slice(0, 80) ?? value('categoria', 80);
  const anywhere = estado === '' || estado === WHOLE_COUNTRY;
  return {
    texto: value('texto', 120),
    categoria: category,
    estado: anywhere ? '' : estado,
    ciudad: anywhere ? '' : value('ciudad', 120),
    calificacion: oneOf(CALIFICACIONES, value('calificacion', 9)),
    precio: category ? oneOf(PRECIOS, value('precio', 9)) : '',
    rapido: value('rapido', 9) === '1' ? '1' : '',
    hoy: value('hoy', 9) === '1' ? '1' : '',
  };
}

/** The text if it is one of these numbers; else '', so that a broken address is no error. */
const oneOf = (choices: readonly number[], text: string): string =>
  choices.some((choice) => String(choice) === text) ? text : '';

/** How many pages of results the address shows. */
export function readPages(url: URL): number {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PAGES) : 1;
}

export const canShowMore = (pages: number): boolean => pages < MAX_PAGES;

/** The address of a search. */
export function filtersPath({ categoria, ...others }: Filters, pages = 1): string {
  const filters = { ...others, precio: categoria ? others.precio : '' };
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (pages > 1) query.set('page', String(pages));
  const path = categoria ? paths.category(categoria) : paths.categories;
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * «Plomería en Guadalajara, Jalisco», «Profesionales en todo México», «“fuga” en todo Jalisco». A text may say a place of
 * its own: where none is chosen besides, it stands alone.
 */
export function searchTitle(filters: Filters): string {
  const { categoria, texto, ciudad } = filters;
  const what = categoria || (texto ? `«${texto}»` : 'Profesionales');
  const where = placeText(filters);
  if (!categoria && texto && !filters.estado && !ciudad) return what;
  return `${what} en ${ciudad ? where : where.replace('Todo', 'todo')}`;
}
