import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { placeText } from '../catalogue/place.ts';
import { WidePlace } from '../catalogue/wide-place.tsx';
import { askedCount } from './asked.ts';
import { CategoryField } from './category-field.tsx';
import style from './filter-bar.module.css';
import { type Filters, filtersPath } from './filters.ts';
import type { Zona } from './open-search.ts';
import { SearchedText } from './searched-text.tsx';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

export interface FilterBarProps {
  /** The filters of the address; the caller remounts this when they change. */
  filters: Filters;
  zona: Zona;
  categorias: readonly string[];
  /** Somebody chooses for a request: on a phone the text is in the sheet too, so that the people come first. */
  choosing: boolean;
}

/** The filters: one row on a desktop; on a phone the text field, and the others in a sheet. */
export function FilterBar({ filters, zona, categorias, choosing }: FilterBarProps) {
  const navigate = useNavigate();
  const [edited, setEdited] = useState(filters);
  const [opened, setOpened] = useState(false);
  const count = askedCount(filters);

  const search = (next: Filters) =>
    void navigate(filtersPath({ ...next, texto: next.texto.trim() }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(edited);
  };

  return (
    <search>
      <form
        className={style.bar}
        action={paths.categories}
        onSubmit={submit}
        data-choosing={choosing || undefined}
      >
        <div className={style.text}>
          <SearchedText filters={edited} onChange={setEdited} />
        </div>
        <div className={style.wide}>
          <CategoryField filters={edited} categorias={categorias} onChange={setEdited} />
          <WidePlace place={edited} onChange={(place) => setEdited({ ...edited, ...place })} />
        </div>
        <Button
          type="submit"
          className={style.send ?? ''}
          icon={<IconSearch size={20} aria-hidden />}
        >
          Buscar
        </Button>

        <div className={style.narrow}>
          <Button
            variant="secondary"
            fullWidth
            aria-haspopup="dialog"
            icon={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            onClick={() => setOpened(true)}
          >
            <span className={style.summary}>
              {count > 0 ? `Filtros (${count})` : 'Filtros'} ·{' '}
              {edited.categoria || 'Todas las categorías'} · {placeText(edited)}
            </span>
          </Button>
        </div>
        {opened && (
          <Suspense>
            <FilterSheet
              filters={edited}
              zona={zona}
              categorias={categorias}
              withText={choosing}
              onClose={() => setOpened(false)}
              onSearch={search}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}
