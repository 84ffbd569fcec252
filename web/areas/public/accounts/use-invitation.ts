import { useCallback } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { configureAccount } from '#contract/accounts.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { type Loaded, useLoaded } from '#web/shared/use-loaded.ts';

type Account = OutputOf<typeof configureAccount>['account'];

/** The account of the link, or the reason why there is none. */
export type Invitation = { account: Account } | { refused: ApiError };

const FINAL: readonly string[] = [
  'configure_not_found',
  'configure_in_use',
  'configure_expired',
] satisfies ApiError['code'][];

/** Whether the link itself is refused, so that a retry is pointless. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && FINAL.includes(error.code);

/** Loaded in the browser and not during SSR, because the call is rate-limited per network. */
export function useInvitation(id: string): Loaded<Invitation> {
  const load = useCallback(async (): Promise<Invitation> => {
    try {
      const { account } = await api.accounts.configureAccount({ id_sms: id });
      return { account };
    } catch (error) {
      if (isFinal(error)) return { refused: error };
      throw error;
    }
  }, [id]);
  return useLoaded(load, { toastOnError: true });
}
