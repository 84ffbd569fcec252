import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { useErrorToast } from './use-error-toast.ts';

/**
 * Shown inside the page's layout when its data could not be loaded, with a retry button. Only a failed
 * call may be due to the visitor's connection; any other error is ours.
 */
export function PageProblem() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const callFailed = error instanceof ApiError;
  useErrorToast(error);
  return (
    <>
      <h1 className="m-hidden">Algo falló</h1>
      <ErrorState
        {...(callFailed && { title: error.message })}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
      >
        {callFailed
          ? undefined
          : 'Fue de nuestro lado y ya lo registramos. Inténtalo de nuevo en unos minutos.'}
      </ErrorState>
    </>
  );
}
