import { useSearchParams } from 'react-router';
import { type Asked, type Choices, readAddress, writeAddress } from './address.ts';

/** What is filtered and which page is shown, kept in the address: back, reload and links keep it. */
export function useListAddress<C extends Choices>(choices: C) {
  const [params, setParams] = useSearchParams();
  const asked = readAddress(params, choices);
  const go = (next: Asked<C>) => setParams(writeAddress(next), { preventScrollReset: true });
  return {
    asked,
    /** Another filter begins at its first page. */
    change: (part: Partial<Asked<C>>) => go({ ...asked, page: 1, ...part }),
    reset: () => setParams({}),
  };
}
