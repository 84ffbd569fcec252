import { pesos, wholePesosText } from '#web/ui/money.tsx';
import { type Filters, filtersPath, NO_FILTERS, plainly, searchTitle } from './filters.ts';
import type { Zona } from './open-search.ts';

/**
 * Whether search engines may index the page: all categories, a category, or a category in a state with
 * professionals of its own. Other filters make too many similar pages (docs/decisions/0003-search-engines.md).
 */
export function isIndexed(filters: Filters, zona: Zona): boolean {
  const { texto, categoria, estado, ciudad } = filters;
  if (texto || ciudad || filtersPath(filters) !== filtersPath(plainly(filters))) return false;
  return estado ? categoria !== '' && zona.propios : true;
}

/** The canonical address of a search, without its page number. */
export const addressOf = (filters: Filters, zona: Zona): string =>
  filtersPath(
    isIndexed(filters, zona)
      ? { ...NO_FILTERS, categoria: filters.categoria, estado: filters.estado }
      : filters,
  );

/** «Plomería en Jalisco: profesionales validados» */
export function searchHeadline(filters: Filters): string {
  const { texto, categoria, estado, ciudad } = filters;
  if (!categoria || texto || ciudad) return searchTitle(filters);
  return `${categoria} en ${estado || 'México'}: profesionales validados`;
}

/** The meta description. */
export function searchSummary(filters: Filters, zona: Zona): string {
  const price = zona.desde === null ? '' : ` desde ${priceInWords(zona)}`;
  return `${searchTitle(filters)}${price}: profesionales validados con fotos y reseñas de clientes que pagaron. Tu pago queda protegido.`;
}

/** The introduction of a category's page: number of professionals, lowest price, protected payment. */
export function introText({ categoria, estado, profesionales, ...zona }: Zona): string {
  const trade = categoria.toLowerCase();
  const where = estado ? `en ${estado}` : 'en todo México';
  if (profesionales === 0)
    return `Todavía no hay profesionales validados de ${trade} ${where}. Sumamos gente nueva cada semana; mientras tanto, busca en una zona más grande.`;
  const who =
    profesionales === 1
      ? `1 profesional validado de ${trade} trabaja ${where}.`
      : `${countWords(profesionales)} profesionales validados de ${trade} trabajan ${where}.`;
  const price =
    zona.desde === null
      ? ''
      : ` Hay trabajos desde ${priceInWords({ ...zona, desde: zona.desde })}.`;
  return `${who}${price} El precio lo acuerdas en el chat y tu pago queda protegido hasta que confirmas el trabajo.`;
}

const MANY = 100;
const countWords = (count: number): string => (count < MANY ? String(count) : `${MANY} o más`);

/** «$45 por m²» */
function priceInWords({ desde, desde_unidad }: Pick<Zona, 'desde_unidad' | 'desde'>): string {
  const mxn = desde ?? 0;
  return `${Number.isInteger(mxn) ? wholePesosText(mxn) : pesos(mxn)} por ${desde_unidad}`;
}
