import { useSearchParams } from 'react-router';
import { type Asked, type Choices, readAddress, writeAddress } from './address.ts';

/** Filters and page, kept in the address so that back, reload and links keep them. */
export function useListAddress<C extends Choices>(choices: C) {
  const [params, setParams] = useSearchParams();
  const asked = readAddress(params, choices);
  const go = (next: Asked<C>) => setParams(writeAddress(next), { preventScrollReset: true });
  return {
    asked,
    /** A changed filter starts at the first page. */
    change: (part: Partial<Asked<C>>) => go({ ...asked, page: 1, ...part }),
    reset: () => setParams({}),
  };
}
