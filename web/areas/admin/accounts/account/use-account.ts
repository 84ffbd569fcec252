import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { Interval } from './interval.ts';

export const accountKey = (id: string) => ['admin', 'account', id] as const;

/** All data of an account, with its activity of a range. */
export const accountQuery = (id: string, intervalo: Interval) =>
  queryOptions({
    queryKey: [...accountKey(id), intervalo],
    meta: TOAST_ON_ERROR,
    queryFn: ({ signal }) => api.accounts.getUser({ user_id: id, intervalo }, { signal }),
    // The audit log records each reading, so returning to the browser tab must not cause one.
    refetchOnWindowFocus: false,
  });

/** Loads an account with what its ID shows and says, which needs a proof. */
export function useReveal(id: string, intervalo: Interval) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.accounts.getUser({ user_id: id, intervalo, identidad: true }),
    onSuccess: (shown) => queries.setQueryData(accountQuery(id, intervalo).queryKey, shown),
    onError: (error) => toast.error(failureOf(error).mensaje),
  });
}
