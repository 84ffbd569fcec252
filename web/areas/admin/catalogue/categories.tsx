import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { updateCategorias } from '#contract/catalogue.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { TOAST_WITH_NETWORK_TITLE } from '#web/shared/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { readAddress, writeAddress } from '../list/address.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { SearchBox } from '#web/shared/search-box.tsx';
import { TeamButton } from '../team-button.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { useTopOfList } from '../list/use-top-of-list.ts';
import style from './categories.module.css';
import { Pages } from './pages.tsx';

export const meta = () => [{ title: 'Categorías · Maestros' }];

/** In the address, so that a phone's back button closes the dialog. */
const PARAM = 'categoria';
const NEW = 'nueva';

/** /admin/categorias (2 §2): the catalogue, 40 a page. */
export default function Categories() {
  const [params, setParams] = useSearchParams();
  const listQuery = readAddress(params, {});
  const list = useQuery({
    queryKey: ['admin', 'categories', listQuery],
    queryFn: ({ signal }) =>
      api.catalogue.getEditableCategorias({ ...listQuery, itemsPerPage: 40 }, { signal }),
    placeholderData: keepPreviousData,
    meta: TOAST_WITH_NETWORK_TITLE,
  });
  const top = useTopOfList<HTMLDivElement>(listQuery.page, list.isPlaceholderData);
  const go = (next: typeof listQuery, edited?: string) => {
    const address = writeAddress(next);
    if (edited) address.set(PARAM, edited);
    setParams(address, { preventScrollReset: true });
  };
  const wanted = params.get(PARAM);
  const categories = list.data?.categorias ?? [];
  const edited = categories.find(({ id }) => String(id) === wanted) ?? null;

  return (
    <Stack gap={5}>
      <Row justify="between">
        <h1>Categorías</h1>
        <TeamButton
          call={updateCategorias}
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => go(listQuery, NEW)}
        >
          Agregar categoría
        </TeamButton>
      </Row>
      <SearchBox
        label="Nombre o descripción"
        applied={listQuery.search}
        onSearch={(search) => go({ search, page: 1 })}
      />
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <ErrorState
          {...(list.error instanceof ApiError &&
            list.error.code === 'network' && { title: 'Error de red' })}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        >
          {list.error.message}
        </ErrorState>
      )}
      {list.data && categories.length === 0 && (
        <EmptyState
          title={listQuery.page > 1 ? 'Esta página ya no existe' : 'No hay categorías así'}
          action={
            <Button variant="secondary" onClick={() => setParams({})}>
              Ver todas
            </Button>
          }
        >
          {listQuery.page > 1 ? 'La lista es más corta ahora.' : 'Prueba con otra palabra.'}
        </EmptyState>
      )}
      {list.data && categories.length > 0 && (
        <div ref={top} className={style.list}>
          <CategoriesTable
            categories={categories}
            stale={list.isPlaceholderData}
            onEdit={({ id }) => go(listQuery, String(id))}
          />
          <Pages
            page={listQuery.page}
            totalPages={list.data.totalPages}
            busy={list.isPlaceholderData}
            onChange={(page) => go({ ...listQuery, page })}
          />
        </div>
      )}
      {(wanted === NEW || edited) && (
        <CategoryDialog key={wanted} category={edited} onClose={() => go(listQuery)} />
      )}
    </Stack>
  );
}
