import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { useRefreshPending } from '../use-pending.ts';
import { rowsOf } from '../list/rows.ts';
import { inputOf, type ProjectsQuery } from './filters.ts';

const key = ['admin', 'projects'] as const;

export const useProjects = (query: ProjectsQuery) =>
  useInfiniteQuery({
    queryKey: [...key, 'list', inputOf(query), query.filas],
    queryFn: ({ pageParam, signal }) =>
      api.projects.getProjects(
        {
          ...inputOf(query),
          cuantos: rowsOf(query.filas),
          ...(pageParam !== null && { despues: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
  });

/** The audit log records each reading, so returning to the browser tab does not reload. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api.projects.getProject({ id }, { signal }),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const documentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'documents', id],
    queryFn: ({ signal }) => api.projects.getProjectDocuments({ id }, { signal }),
  });

/** Reloads the projects and the counts. */
export function useRefreshProjects() {
  const queries = useQueryClient();
  const refreshPending = useRefreshPending();
  return async () => {
    await queries.invalidateQueries({ queryKey: key });
    await refreshPending();
  };
}
