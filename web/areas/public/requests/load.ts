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

/** What an address fills in: the category, the words of the home page's field, a place. */
export type Asked = Partial<
  Pick<RequestForm, 'categoria' | 'descripcion_servicio' | 'estado' | 'ciudad'>
>;

export async function loadRequest(url: URL, slug: string | undefined) {
  const { categorias } = await api.catalogue.getDataCategorias({});
  const categories: RequestCategory[] = categorias
    // What has no options yet cannot be asked for.
    .filter(({ data_categoria: { form } }) => form.length > 0)
    .map(({ categoria, icono, anteriores, data_categoria: { tipo, form } }) => ({
      categoria,
      icono,
      anteriores,
      tipo,
      form,
    }));
  leadOn(url, slug, categories);
  const now = Date.now();
  return {
    categories,
    asked: askedFor(url, slug, categories),
    empty: emptyRequest(mexicoDay(now + DAY)),
    today: mexicoDay(now),
  };
}

/** The address of a former name moves for good to that of the present one. */
function leadOn(url: URL, slug: string | undefined, categories: RequestCategory[]): void {
  const found = slug === undefined ? undefined : categoryNamed(categories, slug);
  if (!found || slugOf(found.categoria) === slugOf(slug ?? '')) return;
  throw redirect(paths.requestOf(found.categoria) + url.search, {
    status: 301,
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}

/** Accents and case are forgiven; a category that there is not is left to be chosen. */
function askedFor(url: URL, slug: string | undefined, categories: RequestCategory[]): Asked {
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
