import { redirect } from 'react-router';
import { emptyRequest } from '#contract/requests.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import type { PriceList } from '#domain/requests/prequote.ts';
import { searchText, slugOf } from '#lib/search-text.ts';
import { api } from '#web/api/index.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { paths } from '#web/paths.ts';
import { textParam } from '#web/shared/text-param.ts';
import { NO_ADDRESS, type Prefill, understoodIn } from './understood.ts';
import { categoryNamed } from '#web/shared/requests/category-named.ts';

const TEXT_MAX = 500;

export interface RequestCategory extends PriceList {
  categoria: string;
  icono: string;
  anteriores: readonly string[];
}

export async function loadRequest(url: URL, slug: string | undefined) {
  // Asked for beside the categories: on a slow line one wait after the other is long.
  const reading = readingOf(url, slug);
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
  const now = serverNow();
  const said = prefillOf(url, slug, categories);
  const texto = said.descripcion_servicio;
  const read = texto && !said.categoria ? await reading : null;
  const kinds = new Map(categories.map(({ categoria, tipo }) => [categoria, tipo]));
  const understood = texto && read ? understoodIn(texto, read, { kinds, now }) : null;
  return {
    categories,
    prefill: {
      ...said,
      // The trade of an earlier request does not stay beside a text that may mean another.
      ...(understood && understood.maybe.length > 0 && UNDECIDED),
      ...understood?.values,
    },
    understood,
    empty: emptyRequest(mexicoDay(now + DAY)),
    today: mexicoDay(now),
  };
}

const UNDECIDED = { categoria: '', aparato: '', opt: '' };

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
  const value = (name: string) => textParam(url, name, TEXT_MAX);
  const texto = value('texto');
  const wanted = slug ?? (value('categoria') || texto);
  const categoria = categoryNamed(categories, wanted)?.categoria;
  const [estado, ciudad] = [value('estado'), value('ciudad')];
  return {
    ...(categoria && { categoria }),
    ...(texto &&
      (!categoria || searchText(texto) !== searchText(categoria)) && {
        descripcion_servicio: texto,
      }),
    ...(estado && { ...NO_ADDRESS, estado, ciudad }),
  };
}

/** What the address's text means; without an answer, the form opens as it does without a text. */
function readingOf(url: URL, slug: string | undefined) {
  const texto = textParam(url, 'texto', TEXT_MAX);
  if (!texto || slug !== undefined || textParam(url, 'categoria', TEXT_MAX)) return null;
  return api.search.understand({ texto }).catch(() => null);
}
