import { ApiError } from '#web/api/client.ts';
import { toast } from '#web/ui/toast/toast.ts';

/**
 * Says that somebody else was faster, where these codes mean that there is nothing left to do: the dialog that asked can
 * close. Throws any other error on, so that it stays open.
 */
export function sayLate(error: unknown, codes: readonly ApiError['code'][]): void {
  if (!(error instanceof ApiError && codes.includes(error.code))) throw error;
  toast.error(error.message);
}
