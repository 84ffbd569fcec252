import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

export const answersQuery = queryOptions({
  queryKey: ['admin', 'canned-answers'],
  queryFn: ({ signal }) => api.cannedAnswers.getCannedAnswers({}, { signal }),
});

export function useRefreshAnswers() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: answersQuery.queryKey });
}
