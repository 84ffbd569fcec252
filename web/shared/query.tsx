import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/api/client.ts';

/** Failures that may be gone a moment later; everything else is an answer. */
const PASSING: readonly unknown[] = ['network', 'unavailable'];

const makeClient = () =>
  new QueryClient({
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
