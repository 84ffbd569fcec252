import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseFilter } from '#domain/cases/cases.ts';
import { api } from '#web/api/index.ts';
import { useRefreshPending } from '../use-pending.ts';

const key = ['admin', 'cases'] as const;

export interface CasesQuery {
  estado: 'abiertos' | 'cerrados';
  causa: CaseFilter | null;
}

export const useCases = ({ estado, causa }: CasesQuery) =>
  useInfiniteQuery({
    queryKey: [...key, estado, causa],
    queryFn: ({ pageParam, signal }) =>
      api.cases.getCases(
        { estado, ...(causa && { causa }), ...(pageParam !== null && { despues: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api.cases.getCase({ id }, { signal }),
    retry: false,
  });

/** Reloads the cases and the counts. */
export function useRefreshCases() {
  const queries = useQueryClient();
  const refreshPending = useRefreshPending();
  return async () => {
    await queries.invalidateQueries({ queryKey: key });
    await refreshPending();
  };
}
