import { redirect } from 'react-router';
import { emptyRequest } from '#contract/requests.ts';
import { mexicoDay, mexicoTime } from '#lib/mexico-time.ts';
import type { PriceList } from '#domain/requests/prequote.ts';
import { searchText, slugOf } from '#lib/search-text.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { textParam } from '#web/shared/text-param.ts';
import { chosen, type Prefill, type Reading, type UnderstoodText } from './understood.ts';
import { categoryNamed } from '#web/shared/requests/category-named.ts';

const DAY = 86_400_000;

export interface RequestCategory extends PriceList {
  categoria: string;
  icono: string;
  anteriores: readonly string[];
}

export async function loadRequest(url: URL, slug: string | undefined) {
  const { categorias } = await api.catalogue.getDataCategorias({});
  const categories: RequestCategory[] = categorias
    // A category without options cannot be requested yet.
    .filter(({ data_categoria: { form } }) => form.length > 0)
    .map(({ categoria, icono, anteriores, data_categoria: { tipo, form } }) => ({
      categoria,
      icono,
      anteriores,
      tipo,
      form,
    }));
  redirectFromFormerName(url, slug, categories);
  const now = Date.now();
  const said = prefillOf(url, slug, categories);
  const texto = said.descripcion_servicio;
  const reading = texto && !said.categoria ? await read(texto) : null;
  return {
    categories,
    prefill: reading ? { ...said, ...meantBy(reading, categories, now) } : said,
    understood: texto && reading ? understoodIn(texto, reading) : null,
    empty: emptyRequest(mexicoDay(now + DAY)),
    today: mexicoDay(now),
  };
}

/** Redirects the address of a category's former name permanently to the current one. */
function redirectFromFormerName(
  url: URL,
  slug: string | undefined,
  categories: RequestCategory[],
): void {
  const found = slug === undefined ? undefined : categoryNamed(categories, slug);
  if (!found || slugOf(found.categoria) === slugOf(slug ?? '')) return;
  throw redirect(paths.requestOf(found.categoria) + url.search, {
    status: 301,
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}

/** Finds the category ignoring accents and case; an unknown one is left to the visitor to choose. */
function prefillOf(url: URL, slug: string | undefined, categories: RequestCategory[]): Prefill {
  const value = (name: string) => textParam(url, name, 500);
  const texto = value('texto');
  const wanted = slug ?? (value('categoria') || texto);
  const categoria = categoryNamed(categories, wanted)?.categoria;
  const [estado, ciudad] = [value('estado'), value('ciudad')];
  return {
    ...(categoria && { categoria }),
    ...(texto &&
      searchText(texto) !== searchText(categoria ?? '') && {
        descripcion_servicio: texto,
      }),
    ...(estado && { estado, ciudad }),
  };
}

/** Without an answer, the form opens as it does without a text. */
const read = (texto: string) => api.search.understand({ texto }).catch(() => null);

const understoodIn = (texto: string, { seguro, trabajos }: Reading): UnderstoodText | null =>
  trabajos.length === 0 ? null : { texto, maybe: seguro ? [] : trabajos };

const HOUR = 3_600_000;

/** The next full hour that leaves time to come, still today. */
function soon(now: number): string {
  const later = now + 2 * HOUR;
  return mexicoDay(later) === mexicoDay(now) ? `${mexicoTime(later).slice(0, 2)}:00` : '23:00';
}

const UNDECIDED = { categoria: '', aparato: null, opt: null };

/** The fields that a text fills in; the trade of an earlier request does not stay beside what it says. */
function meantBy(reading: Reading, categories: readonly RequestCategory[], now: number): Prefill {
  const { seguro, trabajos, ancho, largo, cantidad, fecha, estado, ciudad } = reading;
  const [first] = trabajos;
  const kind = categories.find(({ categoria }) => categoria === first?.categoria)?.tipo;
  return {
    ...(first && kind && chosen(seguro ? first : UNDECIDED)),
    ...(ancho && largo && { ancho, largo }),
    ...(cantidad && { cantidad: String(cantidad) }),
    ...(fecha && { fecha }),
    ...(fecha === mexicoDay(now) && { hora: soon(now) }),
    ...(estado && { estado, ciudad: ciudad ?? '' }),
  };
}
