import { Button } from '#web/ui/button.tsx';
import style from './list.module.css';
import type { ROWS } from './rows.ts';
import { RowsField } from './rows-field.tsx';

interface MoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What the button loads, for screen readers. */
  what: string;
  filas?: string;
  onFilas?: (filas: (typeof ROWS)[number] | '') => void;
  /** How many there are at once where none are chosen. */
  least?: 10 | 20;
}

/** The button that loads the next page of a list. */
export function More({ list, what, filas, onFilas, least }: MoreProps) {
  return (
    <>
      {list.isFetchNextPageError && <p role="alert">{list.error?.message}</p>}
      {(list.hasNextPage || onFilas) && (
        <div className={style.more}>
          {list.hasNextPage && (
            <Button
              variant="secondary"
              label={`Ver más ${what}`}
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              Ver más
            </Button>
          )}
          {onFilas && (
            <RowsField value={filas ?? ''} onChange={onFilas} {...(least && { least })} />
          )}
        </div>
      )}
    </>
  );
}
