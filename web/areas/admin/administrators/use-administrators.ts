import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

const key = ['admin', 'administrators'] as const;

export const useAdministrators = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.administrators.getAdministrators({}, { signal }),
  });

export function useRefreshAdministrators() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
