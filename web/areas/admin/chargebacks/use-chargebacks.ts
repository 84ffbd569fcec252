import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { useRefreshPending } from '../use-pending.ts';

const key = ['admin', 'chargebacks'] as const;

export type ChargebackState = 'abiertos' | 'terminados';

export const useChargebacks = (estado: ChargebackState, filas: string) =>
  useInfiniteQuery({
    queryKey: [...key, estado, filas],
    queryFn: ({ pageParam, signal }) =>
      api.chargebacks.getChargebacks(
        {
          estado,
          ...(filas !== '' && { cuantos: Number(filas) }),
          ...(pageParam !== null && { marca: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** Losses of refunds that were made at the provider. */
export const useLosses = (estado: 'por_decidir' | 'decididas') =>
  useInfiniteQuery({
    queryKey: [...key, 'losses', estado],
    queryFn: ({ pageParam, signal }) =>
      api.chargebacks.getLosses(
        { estado, ...(pageParam !== null && { despues: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** Payments that banks ask about, or that card networks take for fraud. */
export const useInquiries = (de: 'bancos' | 'redes') =>
  useInfiniteQuery({
    queryKey: [...key, 'inquiries', de],
    queryFn: ({ pageParam, signal }) =>
      api.chargebacks.getInquiries(
        { de, ...(pageParam !== null && { marca: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

export const chargebackQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api.chargebacks.getChargeback({ id }, { signal }),
    retry: false,
  });

/** Reloads everything of chargebacks, and the counts. */
export function useRefreshChargebacks() {
  const queries = useQueryClient();
  const refreshPending = useRefreshPending();
  return async () => {
    await queries.invalidateQueries({ queryKey: key });
    await refreshPending();
  };
}
