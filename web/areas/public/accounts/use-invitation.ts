import { useCallback } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { configureAccount } from '#contract/accounts.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { type Loaded, useLoaded } from '#web/shared/use-loaded.ts';

type Account = OutputOf<typeof configureAccount>['account'];

/** What the link leads to: an account, or why to none. */
export type Invitation = { account: Account } | { refused: ApiError };

const FINAL: readonly string[] = [
  'configure_not_found',
  'configure_in_use',
  'configure_expired',
] satisfies ApiError['code'][];

/** Whether the link itself is what does not work: trying again as it is would change nothing. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && FINAL.includes(error.code);

/** Asked by the browser and not while rendering: the server counts who asks how often. */
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
  return useLoaded(load);
}
