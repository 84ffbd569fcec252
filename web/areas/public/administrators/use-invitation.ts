import { useCallback } from 'react';
import type { getInvitation } from '#contract/administrators.ts';
import type { OutputOf } from '#contract/call.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { type Loaded, useLoaded } from '#web/shared/use-loaded.ts';

export type Invitation = OutputOf<typeof getInvitation>['invitacion'];

const FINAL: readonly string[] = [
  'invitation_not_found',
  'invitation_used',
  'invitation_replaced',
  'invitation_ended',
  'invitation_unbacked',
  'email_in_use',
] satisfies ApiError['code'][];

/** Whether the invitation itself is refused, so that a retry is pointless. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && FINAL.includes(error.code);

/** The invitation of the link, or why it cannot be accepted; loaded in the browser, because the call is limited per network. */
export function useInvitation(
  clave: string,
): Loaded<{ invitacion: Invitation } | { refused: ApiError }> {
  const load = useCallback(async () => {
    try {
      return await api.administrators.getInvitation({ clave });
    } catch (error) {
      if (isFinal(error)) return { refused: error };
      throw error;
    }
  }, [clave]);
  return useLoaded(load, { toastOnError: true });
}
