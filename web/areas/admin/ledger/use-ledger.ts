import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Period } from '#contract/ledger.ts';
import type { AccountKind, MovementKind } from '#domain/ledger/accounts.ts';
import type { OwedKind } from '#domain/ledger/owed.ts';
import { api } from '#web/api/index.ts';

const key = ['admin', 'ledger'] as const;

export interface Range {
  desde: string;
  hasta: string;
}

export const useIncome = (range: Range, por: Period) =>
  useQuery({
    queryKey: [...key, 'income', range, por],
    queryFn: ({ signal }) => api.ledger.getIncome({ ...range, por }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useBalance = (range: Range) =>
  useQuery({
    queryKey: [...key, 'balance', range],
    queryFn: ({ signal }) => api.ledger.getBalance(range, { signal }),
    placeholderData: keepPreviousData,
  });

export const useOwed = () =>
  useQuery({
    queryKey: [...key, 'owed'],
    queryFn: ({ signal }) => api.ledger.getOwed({}, { signal }),
  });

export const useMonths = () =>
  useQuery({
    queryKey: [...key, 'months'],
    queryFn: ({ signal }) => api.ledger.getMonths({}, { signal }),
  });

/** Loads the months again, after one was closed or somebody else was faster. */
export function useRefreshMonths() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [...key, 'months'] });
}

/** What is owed of a kind, and of one age where it is given. */
export const useOwedRows = (asked: { que: OwedKind; edad?: number }) =>
  useInfiniteQuery({
    queryKey: [...key, 'owed', asked],
    queryFn: ({ pageParam, signal }) =>
      api.ledger.getOwedRows(pageParam === null ? asked : { ...asked, saltar: pageParam }, {
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** The movements behind a number. */
export interface Asked extends Range {
  cuenta: AccountKind;
  /** Only what debits, or credits, the account. */
  lado?: 'cargo' | 'abono';
  tipos?: MovementKind[];
  /** Only what is of this payout of the provider's to the bank. */
  deposito?: string;
}

export const useMovements = (asked: Asked) =>
  useInfiniteQuery({
    queryKey: [...key, 'movements', asked],
    queryFn: ({ pageParam, signal }) =>
      api.ledger.getMovements(
        { ...asked, ...(pageParam !== null && { despues: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
