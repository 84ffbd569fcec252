import { useRef } from 'react';
import { api } from '#web/api/index.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { ListQuery } from '../list/address.ts';
import { NumberedList } from '../list/numbered-list.tsx';
import { SearchBox } from '#web/shared/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { ReviewsTable } from './reviews-table.tsx';
import style from './reviews.module.css';

export const meta = () => [{ title: 'Reseñas · Maestros' }];

const CHOICES = { type: ['cliente', 'profesional'] } as const;
type ReviewsQuery = ListQuery<typeof CHOICES>;

const types = [
  { value: '', label: 'Todas' },
  { value: 'cliente', label: 'De clientes' },
  { value: 'profesional', label: 'De profesionales' },
];

/** /admin/reviews (2 §2). */
export default function Reviews() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useNumberedList({
    of: ['reviews'],
    listQuery,
    fetch: (page: ReviewsQuery & { marca?: string }, signal) =>
      api.reviews.getReviews({ ...page, itemsPerPage: 10 }, { signal }),
  });
  const filtered = listQuery.search !== '' || listQuery.type !== '';
  return (
    <Stack gap={5}>
      <h1 ref={title} tabIndex={-1} className={style.title}>
        Reseñas
      </h1>
      <SearchBox
        label="Texto, nombre o correo"
        applied={listQuery.search}
        onSearch={(search) => change({ search })}
      >
        <SelectField
          filter
          label="Tipo"
          options={types}
          value={listQuery.type}
          onChange={(type) => change({ type: type as ReviewsQuery['type'] })}
        />
      </SearchBox>
      <NumberedList
        list={list}
        page={listQuery.page}
        onPage={(page) => change({ page })}
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
      >
        {({ reviews }, { stale }) => (
          // The pressed button disappears with its review.
          <ReviewsTable reviews={reviews} stale={stale} onDeleted={() => title.current?.focus()} />
        )}
      </NumberedList>
    </Stack>
  );
}
