import { emptyRequest, type RequestForm } from '#contract/request.ts';
import { mexicoDay } from '#domain/mexico-time.ts';
import type { PriceList } from '#domain/prequote.ts';
import { searchText } from '#domain/search-text.ts';
import * as api from '#web/api/index.ts';

const DAY = 86_400_000;

export interface RequestCategory extends PriceList {
  categoria: string;
}

/** What an address fills in: the category, the words of the home page's field, a place. */
export type Asked = Partial<
  Pick<RequestForm, 'categoria' | 'descripcion_servicio' | 'estado' | 'ciudad'>
>;

export async function loadRequest(url: URL, slug: string | undefined) {
  const { categorias } = await api.catalogue.getDataCategorias({});
  const categories: RequestCategory[] = categorias.map(
    ({ categoria, data_categoria: { tipo, form } }) => ({ categoria, tipo, form }),
  );
  const now = Date.now();
  return {
    categories,
    asked: askedFor(url, slug, categories),
    empty: emptyRequest(mexicoDay(now + DAY)),
    today: mexicoDay(now),
  };
}

/** Accents and case are forgiven; a category that there is not is left to be chosen. */
function askedFor(url: URL, slug: string | undefined, categories: RequestCategory[]): Asked {
  const value = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 120);
  const texto = value('texto');
  const wanted = searchText(slug ?? (value('categoria') || texto));
  const categoria = categories.find((one) => searchText(one.categoria) === wanted)?.categoria;
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
