import { paths } from '#web/paths.ts';
import { SearchForm } from '#web/shared/layout/search-form.tsx';
import { EmptyScene } from '#web/ui/art/empty-scene.tsx';
import { Button } from '#web/ui/button.tsx';
import { RelatedSearches } from './related-searches.tsx';
import style from './not-found.module.css';
import type { Zona } from './open-search.ts';

/** Shown when the address has an unknown category or state. */
export function NotFound({ categorias }: { categorias: readonly string[] }) {
  return (
    <div className={style.page}>
      <div className={style.state}>
        <EmptyScene kind="results" />
        <h1>No encontramos ese servicio o ese estado</h1>
        <p>La dirección puede estar mal escrita. Busca lo que necesitas, o elige de la lista.</p>
        <SearchForm />
        <Button href={paths.home} variant="quiet">
          Ir al inicio
        </Button>
      </div>
      <RelatedSearches zona={EVERYWHERE} categorias={categorias} />
    </div>
  );
}

const EVERYWHERE: Zona = {
  categoria: '',
  icono: '',
  anteriores: [],
  estado: '',
  desde: null,
  desde_unidad: 'servicio',
  profesionales: 0,
  propios: false,
  estados: [],
  categorias: [],
};
