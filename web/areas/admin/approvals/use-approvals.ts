import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Approval } from '#contract/approvals.ts';
import { api } from '#web/api/index.ts';
import { ApiError } from '#web/api/client.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { usePending } from '../use-pending.ts';

const key = ['admin', 'approvals'] as const;

/** What waits for a second person, and page by page what has ended. */
export const useApprovals = ({ enabled = true } = {}) =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      api.approvals.getApprovals(pageParam === null ? {} : { despues: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    enabled,
  });

/** What waits on an object such as «payout:12», if any; asked for only while something waits at all. */
export function useWaitingOn(object: string | undefined): Approval | undefined {
  const something = (usePending().data?.aprobaciones ?? 0) > 0;
  const waiting = something && object !== undefined;
  const list = useApprovals({ enabled: waiting });
  if (!waiting) return undefined;
  return list.data?.pages[0]?.en_espera.find(({ objetos }) =>
    objetos.some(({ tipo, id }) => `${tipo}:${id}` === object),
  );
}

/** Loads everything of the team again: what is approved changes lists that this room does not know. */
export function useRefreshTeam() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['admin'] });
}

const WAITS: readonly ApiError['code'][] = ['approval_waiting', 'approval_asked'];

/** Sends what may need a second person; null where it waits for one, which is said as no error. */
export function useSecondPerson() {
  const refresh = useRefreshTeam();
  return async <Reply>(send: () => Promise<Reply>): Promise<Reply | null> => {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError && WAITS.includes(error.code))) throw error;
      toast.warning('Aún no se hizo', error.message, 8_000);
      await refresh();
      return null;
    }
  };
}
