import { redirect } from 'react-router';
import { emptyRequest, type RequestForm } from '#contract/requests.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import type { PriceList } from '#domain/requests/prequote.ts';
import { searchText, slugOf } from '#lib/search-text.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { categoryNamed } from '#web/shared/requests/category-named.ts';

const DAY = 86_400_000;

export interface RequestCategory extends PriceList {
  categoria: string;
  icono: string;
  anteriores: readonly string[];
}

/** What an address fills in: the category, the text of the home page's search, a place. */
export type Prefill = Partial<
  Pick<RequestForm, 'categoria' | 'descripcion_servicio' | 'estado' | 'ciudad'>
>;

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
  return {
    categories,
    prefill: prefillOf(url, slug, categories),
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
  const value = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 120);
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
