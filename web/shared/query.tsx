import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Failures that may be gone a moment later; everything else is an answer. */
const PASSING: readonly unknown[] = ['network', 'unavailable'];

/** As the `meta` of a query: its failure is also told in a toast (2 §8). */
export const TOLD = { told: true };
/** Likewise, where a lost network has a title of its own. */
export const TOLD_OF_NETWORK = { ...TOLD, networkTitle: 'Error de red' };

const makeClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.['told']) return;
        // What is wrong with a filter stands at its field.
        const known = error instanceof ApiError ? error : null;
        if (Object.keys(known?.campos ?? {}).length > 0) return;
        const lost = known?.code === 'network';
        const title = lost ? meta['networkTitle'] : undefined;
        toast.error(error.message, undefined, typeof title === 'string' ? title : undefined);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && PASSING.includes(error.code),
      },
    },
  });

/** What the screens of one account have loaded. Give it the account as `key`, and it starts empty. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
