import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListSummary } from './list-page.tsx';
import { Pagination } from './pagination.tsx';
import type { ROWS } from './rows.ts';
import { RowsField } from './rows-field.tsx';
import { totalText } from './total-text.ts';
import style from './list.module.css';
import { useTopOfList } from './use-top-of-list.ts';
import type { Paged } from './use-numbered-list.ts';

interface NumberedListProps<Reply extends Paged> {
  list: UseQueryResult<Reply>;
  page: number;
  onPage: (page: number) => void;
  /** What is counted: «cuenta», «cuentas». */
  noun: readonly [one: string, many: string];
  /** Text of an empty list; `onReset` removes the filters. */
  none: { title: string; text: string; onReset?: (() => void) | undefined };
  filas?: string;
  onFilas?: (filas: (typeof ROWS)[number] | '') => void;
  /** What all of the filter adds up to, beside how many there are. */
  sums?: ReactNode;
  /** What can be done with all of them. */
  actions?: ReactNode;
  /** Renders the page. `stale`: another page is loading. */
  children: (reply: Reply, state: { stale: boolean }) => ReactNode;
}

/** A paginated list in all its states: loading, failed, empty, loaded (2 §2). */
export function NumberedList<Reply extends Paged>(props: NumberedListProps<Reply>) {
  const { list, page, onPage, noun, none, children, filas, onFilas, sums, actions } = props;
  const top = useTopOfList<HTMLParagraphElement>(page, list.isPlaceholderData);
  if (list.isPending) return <ListSkeleton />;
  if (!list.data)
    return (
      <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
        {list.error?.message}
      </ErrorState>
    );
  const { total, totalPages, total_estimado: estimated, hay_mas } = list.data;
  if (total === 0)
    return (
      <EmptyState
        title={none.title}
        action={
          none.onReset && (
            <Button variant="secondary" onClick={none.onReset}>
              Quitar filtros
            </Button>
          )
        }
      >
        {none.text}
      </EmptyState>
    );
  if (list.data.marca === null && !list.isPlaceholderData)
    return (
      <EmptyState
        title="Esta página ya no existe"
        action={
          <Button variant="secondary" onClick={() => onPage(1)}>
            Ir a la primera página
          </Button>
        }
      >
        La lista es más corta ahora.
      </EmptyState>
    );
  return (
    <>
      <ListSummary actions={actions}>
        <p ref={top} className={style.total} aria-live="polite">
          {totalText({ total, estimated, noun })}
        </p>
        {sums}
      </ListSummary>
      {list.isError && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {children(list.data, { stale: list.isPlaceholderData })}
      <Pagination
        page={page}
        totalPages={totalPages}
        estimated={estimated}
        more={hay_mas}
        busy={list.isPlaceholderData}
        onChange={onPage}
        rows={onFilas && <RowsField value={filas ?? ''} onChange={onFilas} />}
      />
    </>
  );
}
