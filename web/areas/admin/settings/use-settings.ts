import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

const key = ['admin', 'settings'] as const;

export const useAdminSettings = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => api.settings.getAjustes({}, { signal }) });

/** Loads the settings again, and what pages show of them. */
export function useRefreshSettings() {
  const queries = useQueryClient();
  return () =>
    Promise.all([key, ['settings']].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
