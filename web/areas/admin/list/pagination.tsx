import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { formatted } from './formatted.ts';
import style from './list.module.css';
import { rounded } from './total-text.ts';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** The number of pages is an estimate. */
  estimated: boolean;
  /** There is a next page. */
  more: boolean;
  busy: boolean;
  onChange: (page: number) => void;
  /** How many rows a page has. */
  rows?: ReactNode;
}

/** «Página X de Y» with Anterior and Siguiente (2 §2). */
export function Pagination(props: PaginationProps) {
  const { page, totalPages, estimated, more, busy, onChange, rows } = props;
  const pages = estimated
    ? `cerca de ${formatted(rounded(Math.max(totalPages, page)))}`
    : formatted(totalPages);
  return (
    <nav className={style.pagination} aria-label="Páginas">
      <Button
        variant="secondary"
        busy={busy}
        disabledReason={page <= 1 ? 'Estás en la primera página.' : undefined}
        onClick={() => onChange(page - 1)}
      >
        Anterior
      </Button>
      <output>
        Página {formatted(page)} de {pages}
      </output>
      {rows}
      <Button
        variant="secondary"
        busy={busy}
        disabledReason={more ? undefined : 'Estás en la última página.'}
        onClick={() => onChange(page + 1)}
      >
        Siguiente
      </Button>
    </nav>
  );
}
