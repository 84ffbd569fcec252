import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { ErrorState } from '#web/ui/states.tsx';

/** A page whose data did not come, inside the usual head and foot, with a way to try again. */
export function PageProblem() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      {...(error instanceof ApiError && { title: error.message })}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
    />
  );
}
