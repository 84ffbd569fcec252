import { useRef } from 'react';
import { exportReviews } from '#contract/reviews.ts';
import { api } from '#web/api/index.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { FileButton } from '../file-button.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { ListPage } from '../list/list-page.tsx';
import { NumberedList } from '../list/numbered-list.tsx';
import { OrderField } from '../list/order-field.tsx';
import { pageInput } from '../list/rows.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { loadCsv } from './csv.ts';
import { CHOICES, inputOf, ORDERS, type ReviewsQuery, setOf, TYPES } from './filters.ts';
import { ReviewsTable } from './reviews-table.tsx';

export const meta = () => [{ title: 'Reseñas · Maestros' }];

/** /admin/reviews (2 §2); filters and order are in the address. */
export default function Reviews() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useNumberedList({
    of: ['reviews'],
    listQuery,
    fetch: (query: ReviewsQuery & { marca?: string }, signal) =>
      api.reviews.getReviews({ ...inputOf(query), ...pageInput(query) }, { signal }),
  });
  const filtered = listQuery.search !== '' || setOf(listQuery) > 0;
  return (
    <ListPage title="Reseñas" titleRef={title}>
      <FilterBar
        views={<SavedViews lista="resenas" />}
        label="Texto, nombre o correo"
        applied={listQuery.search}
        onSearch={(search) => change({ search })}
        set={setOf(listQuery)}
        quick={
          <SelectField
            filter
            label="Tipo"
            options={TYPES}
            value={listQuery.type}
            onChange={(type) => change({ type: type as ReviewsQuery['type'] })}
          />
        }
        order={
          <OrderField
            options={ORDERS}
            value={listQuery.orden}
            onChange={(orden) => change({ orden })}
          />
        }
      />
      <NumberedList
        list={list}
        page={listQuery.page}
        onPage={(page) => change({ page })}
        filas={listQuery.filas}
        onFilas={(filas) => change({ filas })}
        noun={['reseña', 'reseñas']}
        none={
          filtered
            ? {
                title: 'No hay reseñas con estos filtros',
                text: 'Prueba con otra palabra o persona, o quita los filtros.',
                onReset: reset,
              }
            : {
                title: 'Todavía no hay reseñas',
                text: 'Lo que las personas digan una de otra al terminar un proyecto estará aquí.',
              }
        }
        actions={
          <FileButton call={exportReviews} load={() => loadCsv(listQuery)}>
            Descargar CSV
          </FileButton>
        }
      >
        {({ reviews }, { stale }) => (
          <ReviewsTable
            reviews={reviews}
            stale={stale}
            order={listQuery.orden}
            onOrder={(orden) => change({ orden: orden as ReviewsQuery['orden'] })}
            // The pressed button disappears with its review.
            onDeleted={() => title.current?.focus()}
          />
        )}
      </NumberedList>
    </ListPage>
  );
}
