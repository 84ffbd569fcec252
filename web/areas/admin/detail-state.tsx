import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailProblem } from '#web/shared/detail-problem.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

interface DetailStateProps<Reply> {
  query: UseQueryResult<Reply>;
  /** Until it has come, of a screen whose title is what loads. */
  title?: string;
  /** The list that the address should have been of. */
  back: { to: string; label: string };
  children: (reply: Reply) => ReactNode;
}

/** The states of a detail screen: loading, failed, loaded. */
export function DetailState<Reply>({ query, title, back, children }: DetailStateProps<Reply>) {
  if (query.data) return children(query.data);
  return (
    <>
      {title !== undefined && <h1 className="m-hidden">{title}</h1>}
      {query.isError ? (
        <DetailProblem
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          back={back}
        />
      ) : (
        <Loading>
          <Card>
            <SkeletonText lines={6} />
          </Card>
        </Loading>
      )}
    </>
  );
}
