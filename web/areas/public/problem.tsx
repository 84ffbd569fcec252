import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { ErrorState } from '#web/ui/states.tsx';

/**
 * A page whose data did not come, inside the usual head and foot, with a way to try again. What went
 * wrong while the server drew it says nothing about the visitor's connection.
 */
export function PageProblem() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const asked = error instanceof ApiError;
  return (
    <>
      <h1 className="m-hidden">Algo falló</h1>
      <ErrorState
        {...(asked && { title: error.message })}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
      >
        {asked
          ? 'Revisa tu conexión e inténtalo de nuevo.'
          : 'Fue de nuestro lado y ya lo registramos. Inténtalo de nuevo en unos minutos.'}
      </ErrorState>
    </>
  );
}
