import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import type { getBankLines, getImports } from '#contract/reconciliation.ts';
import { api } from '#web/api/index.ts';

/** The books are compared with what was imported by a job, which takes a moment. */
const COMPARING_MS = 1500;

const linesKey = ['admin', 'bank-lines'] as const;

export type BankLine = OutputOf<typeof getBankLines>['lineas'][number];
export type MissingOne = OutputOf<typeof getBankLines>['faltan'][number];

/** Which lines: those that nobody explained, all, or one. */
export type Asked = 'unexplained' | 'all' | number;

/** The lines of the imported statements, the newest day first. */
export const useBankLines = (lines: Asked) =>
  useInfiniteQuery({
    queryKey: [...linesKey, lines],
    queryFn: ({ pageParam, signal }) =>
      api.reconciliation.getBankLines(
        {
          ...(lines === 'unexplained' && { solo_sin_explicar: 1 as const }),
          ...(typeof lines === 'number' && { linea: lines }),
          ...(pageParam !== null && { antes: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.comparando ? COMPARING_MS : false),
    getNextPageParam: ({ siguiente }) => siguiente,
  });

export type Import = OutputOf<typeof getImports>['importaciones'][number];

/** What was imported, the newest first. */
export const useImports = () =>
  useInfiniteQuery({
    queryKey: [...linesKey, 'imports'],
    queryFn: ({ pageParam, signal }) =>
      api.reconciliation.getImports(pageParam === null ? {} : { antes: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** Reloads the lines after something was imported taken back or explained. */
export function useRefreshBankLines() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: linesKey });
}
