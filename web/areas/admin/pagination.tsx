import { Button } from '#web/ui/button.tsx';
import style from './accounts.module.css';

interface PaginationProps {
  page: number;
  totalPages: number;
  busy: boolean;
  onChange: (page: number) => void;
}

/** «Página X de Y» with Anterior and Siguiente (2 §2). */
export function Pagination({ page, totalPages, busy, onChange }: PaginationProps) {
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
        Página {page} de {totalPages}
      </output>
      <Button
        variant="secondary"
        busy={busy}
        disabledReason={page >= totalPages ? 'Estás en la última página.' : undefined}
        onClick={() => onChange(page + 1)}
      >
        Siguiente
      </Button>
    </nav>
  );
}
