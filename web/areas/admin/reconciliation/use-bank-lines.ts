import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import type { getBankLines } from '#contract/reconciliation.ts';
import { api } from '#web/api/index.ts';

const linesKey = ['admin', 'bank-lines'] as const;

export type BankLine = OutputOf<typeof getBankLines>['lineas'][number];
export type MissingOne = OutputOf<typeof getBankLines>['faltan'][number];

/** The lines of the imported statements, the newest day first. */
export const useBankLines = (unexplained: boolean) =>
  useInfiniteQuery({
    queryKey: [...linesKey, unexplained],
    queryFn: ({ pageParam, signal }) =>
      api.reconciliation.getBankLines(
        {
          ...(unexplained && { solo_sin_explicar: 1 as const }),
          ...(pageParam !== null && { antes: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** Reloads the lines after something was imported or explained. */
export function useRefreshBankLines() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: linesKey });
}
