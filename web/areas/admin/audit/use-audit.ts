import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { getAudit } from '#contract/audit.ts';
import type { OutputOf } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { type AuditFilters, askedOf } from './filters.ts';

type Reply = OutputOf<typeof getAudit>;
export type Entry = Reply['entradas'][number];
/** Somebody by key and name. */
export type Named = Reply['administradores'][number];

/** The pages of the audit log loaded so far, newest first. */
export const useAudit = (filters: AuditFilters) =>
  useInfiniteQuery({
    queryKey: ['admin', 'audit', filters],
    queryFn: ({ pageParam, signal }) =>
      api.audit.getAudit(
        {
          ...askedOf(filters),
          ...(filters.filas !== '' && { cuantos: Number(filters.filas) }),
          ...(pageParam !== null && { antes: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hay_mas, entradas }) => (hay_mas ? (entradas.at(-1)?.id ?? null) : null),
    placeholderData: keepPreviousData,
  });
