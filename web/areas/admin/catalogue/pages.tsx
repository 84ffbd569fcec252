import { Button } from '#web/ui/button.tsx';
import style from './categories.module.css';

interface PagesProps {
  page: number;
  totalPages: number;
  busy: boolean;
  onChange: (page: number) => void;
}

/** First, previous, next and last page (2 §2). */
export function Pages({ page, totalPages, busy, onChange }: PagesProps) {
  const first = page <= 1 ? 'Estás en la primera página.' : undefined;
  const last = page >= totalPages ? 'Estás en la última página.' : undefined;
  const button = (text: string, to: number, disabledReason: string | undefined) => (
    <Button
      variant="secondary"
      busy={busy}
      disabledReason={disabledReason}
      onClick={() => onChange(to)}
    >
      {text}
    </Button>
  );
  return (
    <nav className={style.pages} aria-label="Páginas">
      {button('Primera', 1, first)}
      {button('Anterior', page - 1, first)}
      <output>
        Página {page} de {totalPages}
      </output>
      {button('Siguiente', page + 1, last)}
      {button('Última', totalPages, last)}
    </nav>
  );
}
