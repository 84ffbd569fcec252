import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/client.ts';
import { payoutsKey } from './use-payouts.ts';

/** Somebody was quicker: the list shows how it stands. */
const OVERTAKEN: readonly ApiError['code'][] = ['payout_changed', 'payout_wrong_state'];

/** Does something about payouts, after which, or when somebody else was quicker, the lists are asked for anew. */
export function useTake() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: payoutsKey });
  return async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
    let reply: Reply;
    try {
      reply = await send();
    } catch (error) {
      if (error instanceof ApiError && OVERTAKEN.includes(error.code)) void refresh();
      throw error;
    }
    await refresh();
    return reply;
  };
}
