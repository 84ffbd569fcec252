import { useState } from 'react';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import { api } from '#web/api/index.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';

const load = () => api.accounts.getAddresses({});

/**
 * A client's saved addresses, the account's own first; null while they load. `last` is the number of the one that they
 * used last; `replace` shows what a change answered.
 */
export function useAddresses() {
  const { value, failure, retry } = useLoaded(load);
  const [changed, replace] = useState<readonly SavedAddress[] | null>(null);
  const addresses: readonly SavedAddress[] | null = changed ?? value?.direcciones ?? null;
  return { addresses, last: value?.ultima, failure, retry, replace };
}
