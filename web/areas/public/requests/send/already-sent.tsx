import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

interface AlreadySentProps {
  id: number;
  /** Whether it offers to begin another one. */
  another?: boolean;
}

/** Where one comes back to after sending: the request is on its way, and is not begun or sent once more. */
export default function AlreadySent({ id, another = false }: AlreadySentProps) {
  return (
    <EmptyState
      scene="success"
      title="Tu solicitud ya se envió"
      action={
        <>
          <Button href={paths.clientRequest(id)}>Ver la solicitud</Button>
          {another && (
            <Button variant="quiet" href={paths.request}>
              Pedir otra cosa
            </Button>
          )}
        </>
      }
    >
      Ahí verás quién la leyó, y sus respuestas.
    </EmptyState>
  );
}
