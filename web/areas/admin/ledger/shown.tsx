import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';

interface ShownProps<Data> {
  query: UseQueryResult<Data>;
  loading: string;
  children: (data: Data) => ReactNode;
}

/** What a query answers, while it loads, and when it cannot. */
export function Shown<Data>({ query, loading, children }: ShownProps<Data>) {
  if (query.isPending)
    return (
      <Loading label={loading}>
        <Skeleton height={240} />
      </Loading>
    );
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
        {query.error.message}
      </ErrorState>
    );
  return <div aria-busy={query.isPlaceholderData || undefined}>{children(query.data)}</div>;
}
