import { paths } from '#web/paths.ts';
import { useSentRequest } from '#web/shared/requests/store.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import AlreadySent from './already-sent.tsx';

/** Shown when there is no request to send, because it was sent or none was begun, or one for another category. */
export function NoRequest({ categoria }: { categoria?: string | undefined }) {
  const sent = useSentRequest();
  if (!categoria && sent !== null) return <AlreadySent id={sent} />;
  return categoria ? (
    <EmptyState
      title={`Tu solicitud es de ${categoria}`}
      action={<Button href={paths.category(categoria)}>Ver profesionales de {categoria}</Button>}
    >
      Elige a quién enviársela entre los profesionales de esa categoría.
    </EmptyState>
  ) : (
    <EmptyState
      title="Todavía no hay una solicitud"
      action={<Button href={paths.request}>Hacer una solicitud</Button>}
    >
      Cuéntanos qué necesitas y para cuándo. Después eliges a quién enviársela.
    </EmptyState>
  );
}
