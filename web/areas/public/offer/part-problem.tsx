import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** A part of the page that did not load: why, here and in a toast (1 §8), and a retry button. */
export function PartProblem({ part }: { part: { problem: string } }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => toast.error(part.problem), [part]);
  return (
    <ErrorState title={part.problem} onRetry={() => void revalidate()} busy={state === 'loading'} />
  );
}
