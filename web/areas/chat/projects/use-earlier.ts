import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { keys } from '../conversations/keys.ts';

/** The finished projects of two people, newest first. */
export const useEarlier = (me: string, other: string, shown: number) =>
  useInfiniteQuery({
    queryKey: keys.earlier(me, other, shown),
    queryFn: ({ pageParam, signal }) =>
      api.projects.getProposals(
        { key_primary: me, key_secundary: other, ...(pageParam && { antes: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ proposals, hay_mas }) => (hay_mas ? proposals.at(-1)?.id : undefined),
    retry: false,
  });
