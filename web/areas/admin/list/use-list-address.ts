import { useSearchParams } from 'react-router';
import { type ListQuery, type Choices, readAddress, writeAddress } from './address.ts';

/** Filters and page, kept in the address so that back, reload and links keep them. */
export function useListAddress<C extends Choices>(choices: C) {
  const [params, setParams] = useSearchParams();
  const listQuery = readAddress(params, choices);
  const go = (next: ListQuery<C>) => setParams(writeAddress(next), { preventScrollReset: true });
  return {
    listQuery,
    /** A changed filter starts at the first page. */
    change: (part: Partial<ListQuery<C>>) => go({ ...listQuery, page: 1, ...part }),
    reset: () => setParams({}),
  };
}
