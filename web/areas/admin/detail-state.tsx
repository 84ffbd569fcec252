import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';

interface DetailStateProps<Reply> {
  query: UseQueryResult<Reply>;
  children: (reply: Reply) => ReactNode;
}

/** The states of a detail screen: loading, failed, loaded. */
export function DetailState<Reply>({ query, children }: DetailStateProps<Reply>) {
  if (query.data) return children(query.data);
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
        {query.error.message}
      </ErrorState>
    );
  return (
    <Loading>
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </Loading>
  );
}
