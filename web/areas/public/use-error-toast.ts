import { useEffect } from 'react';
import { ApiError } from '#web/api/client.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Shows the text of a failed call in a toast too (1 §8), beside the one in the place of what did not load. */
export function useErrorToast(error: unknown): void {
  useEffect(() => {
    if (error instanceof ApiError) toast.error(error.message);
  }, [error]);
}
