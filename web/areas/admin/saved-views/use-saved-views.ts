import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ViewList } from '#domain/saved-views/saved-views.ts';
import { api } from '#web/api/index.ts';

export const viewsQuery = (lista: ViewList) =>
  queryOptions({
    queryKey: ['admin', 'saved-views', lista],
    queryFn: ({ signal }) => api.savedViews.getSavedViews({ lista }, { signal }),
  });

export function useRefreshViews(lista: ViewList) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: viewsQuery(lista).queryKey });
}
