import { textParam } from '#web/shared/text-param.ts';
import { WHOLE_COUNTRY } from '#lib/search-text.ts';
import { paths } from '#web/paths.ts';
import { placeText } from '../catalogue/place.ts';

/** The filters of a search, as in its address; '' is no filter. */
export interface Filters {
  texto: string;
  categoria: string;
  estado: string;
  ciudad: string;
}

export const NO_FILTERS: Filters = { texto: '', categoria: '', estado: '', ciudad: '' };

/** A limit, so that an address cannot request the whole catalogue. */
const MAX_PAGES = 10;

/** Reads the filters of an address: the category is in the path, or in the query of a plain form. */
export function readFilters(url: URL, categoria: string | undefined): Filters {
  const value = (name: string, max: number) => textParam(url, name, max);
  const estado = value('estado', 80);
  const anywhere = estado === '' || estado === WHOLE_COUNTRY;
  return {
    texto: value('texto', 120),
    categoria: categoria?.slice(0, 80) ?? value('categoria', 80),
    estado: anywhere ? '' : estado,
    ciudad: anywhere ? '' : value('ciudad', 120),
  };
}

/** How many pages of results the address shows. */
export function readPages(url: URL): number {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PAGES) : 1;
}

export const canShowMore = (pages: number): boolean => pages < MAX_PAGES;

/** The address of a search. */
export function filtersPath({ categoria, ...filters }: Filters, pages = 1): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (pages > 1) query.set('page', String(pages));
  const path = categoria ? paths.category(categoria) : paths.categories;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** «Plomería en Guadalajara, Jalisco», «Profesionales en todo México», «“fuga” en todo Jalisco». */
export function searchTitle(filters: Filters): string {
  const { categoria, texto, ciudad } = filters;
  const what = categoria || (texto ? `«${texto}»` : 'Profesionales');
  const where = placeText(filters);
  return `${what} en ${ciudad ? where : where.replace('Todo', 'todo')}`;
}
