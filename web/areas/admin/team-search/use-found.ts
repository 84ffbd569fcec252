import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSearchable, readQuery } from '#domain/team-search/query.ts';
import { api } from '#web/api/index.ts';

/** Until then somebody is still typing. */
const PAUSE_MS = 150;

/**
 * What a text finds. While another text is on its way the answer of the last one stays, and says so (`current`): each
 * answer is kept under its own text, so that a late one never stands in the place of a newer one.
 */
export function useFound(text: string) {
  const typed = text.trim();
  const settled = useLater(typed, PAUSE_MS);
  const query = useQuery({
    queryKey: ['admin', 'team-search', settled],
    queryFn: ({ signal }) => api.teamSearch.searchEverywhere({ texto: settled }, { signal }),
    enabled: isSearchable(readQuery(settled)),
    placeholderData: keepPreviousData,
    // Asked again on purpose, by typing it or with the button.
    retry: false,
  });
  const current = settled === typed && !query.isPlaceholderData;
  return { ...query, settled, current };
}

function useLater(value: string, pause: number): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return later;
}
