import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';

interface ShownProps<Data> {
  /** Of one answer, or of the pages of a list. */
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  loading: string;
  children: (data: Data) => ReactNode;
}

/** What a query answers, while it loads, and when it cannot. What is known stays when it cannot be loaded again. */
export function Shown<Data>({ query, loading, children }: ShownProps<Data>) {
  if (query.data !== undefined)
    return <div aria-busy={query.isPlaceholderData || undefined}>{children(query.data)}</div>;
  if (query.error)
    return (
      <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
        {query.error.message}
      </ErrorState>
    );
  return (
    <Loading label={loading}>
      <Skeleton height={240} />
    </Loading>
  );
}
