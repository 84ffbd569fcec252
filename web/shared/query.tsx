import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isLostSession } from '#contract/lost-session.ts';
import { ApiError } from '#web/api/client.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Errors that a retry may solve; every other error is an answer. */
const TRANSIENT: readonly unknown[] = ['network', 'unavailable'];

/**
 * A query that finds the session over says nothing of its own: the screen is left a second later (1 §4), unless another
 * tab signs in again meanwhile, with whose session it is sent once more.
 */
const endsSession = (error: Error): boolean => isLostSession(error.message);
const LEAVING_MS = 1_500;

/** As the `meta` of a query: shows its error in a toast too (2 §8). */
export const TOAST_ON_ERROR = { toastOnError: true };
/** The same, with a title of its own for network errors. */
export const TOAST_WITH_NETWORK_TITLE = { ...TOAST_ON_ERROR, networkTitle: 'Error de red' };

const makeClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.['toastOnError']) return;
        const lost = error instanceof ApiError && error.code === 'network';
        const title = lost ? meta['networkTitle'] : undefined;
        toast.error(error.message, undefined, typeof title === 'string' ? title : undefined);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => {
          if (!(error instanceof ApiError)) return false;
          return failures < (endsSession(error) ? 1 : TRANSIENT.includes(error.code) ? 2 : 0);
        },
        retryDelay: (failures, error) => (endsSession(error) ? LEAVING_MS : 1000 * 2 ** failures),
      },
      // What is sent without a line says so at once: it is not done by itself later, when nobody looks.
      mutations: { networkMode: 'always' },
    },
  });

/** The query cache of one account's screens. Set the account as its `key`, so that another one starts empty. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
