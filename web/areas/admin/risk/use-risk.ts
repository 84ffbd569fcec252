import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RiskRule } from '#domain/risk/rules.ts';
import { api } from '#web/api/index.ts';
import { useRefreshPending } from '../use-pending.ts';

const key = ['admin', 'risk'] as const;

export const useRiskRules = () =>
  useQuery({
    queryKey: [...key, 'rules'],
    queryFn: ({ signal }) => api.risk.getRiskRules({}, { signal }),
  });

/** What a rule applied to, the newest first. */
export const useRiskHits = (regla: RiskRule) =>
  useInfiniteQuery({
    queryKey: [...key, 'hits', regla],
    queryFn: ({ pageParam, signal }) =>
      api.risk.getRiskHits(
        { regla, ...(pageParam !== null && { despues: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

export const riskHitQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api.risk.getRiskHit({ id }, { signal }),
    retry: false,
  });

/** Reloads the rules and the cases, what waits, and the counts. */
export function useRefreshRisk() {
  const queries = useQueryClient();
  const refreshPending = useRefreshPending();
  return async () => {
    await queries.invalidateQueries({ queryKey: key });
    await refreshPending();
  };
}
