import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

const key = ['admin', 'administrators'] as const;

export const useAdministrators = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.administrators.getAdministrators({}, { signal }),
  });

/** The invitations that wait, which only owners read. */
export const useInvitations = () =>
  useQuery({
    queryKey: [...key, 'invitations'],
    queryFn: ({ signal }) => api.administrators.getInvitations({}, { signal }),
  });

/** Reads the team and its invitations anew. */
export function useRefreshAdministrators() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
