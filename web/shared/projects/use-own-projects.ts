import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { GROUPS, type Group } from '#domain/projects/groups.ts';
import { api } from '#web/api/index.ts';
import { TOAST_ON_ERROR } from '../query.tsx';

interface Filters {
  /** All groups without it. */
  readonly grupo: Group | undefined;
  readonly search: string;
}

/** One's projects by the filters of the address, and how to change those. */
export function useOwnProjects() {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    grupo: GROUPS.find((group) => group === params.get('grupo')),
    search: (params.get('texto') ?? '').slice(0, 120),
  };
  const { grupo, search } = filters;
  const list = useInfiniteQuery({
    queryKey: ['own-projects', grupo ?? null, search],
    queryFn: ({ pageParam, signal }) =>
      api.accounts.getOwnProjects(
        { ...(grupo && { grupo }), search, ...(pageParam !== null && { marca: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ marca }) => marca,
    placeholderData: keepPreviousData,
    meta: TOAST_ON_ERROR,
  });
  const change = (part: Partial<Filters>) => {
    const next = { ...filters, ...part };
    const address = {
      ...(next.grupo && { grupo: next.grupo }),
      ...(next.search && { texto: next.search }),
    };
    setParams(address, { preventScrollReset: true });
  };
  return { list, grupo, search, change };
}
