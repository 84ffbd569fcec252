import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/client.ts';
import { payoutsKey } from './use-payouts.ts';

/** Another administrator was faster: the list is reloaded. */
const OUTDATED: readonly ApiError['code'][] = [
  'payout_changed',
  'payout_wrong_state',
  'payout_clabe_noted',
  'payout_nothing_owed',
];

/** Sends a change of payouts and reloads the lists, also when another administrator was faster. */
export function usePayoutMutation() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: payoutsKey });
  return async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
    let reply: Reply;
    try {
      reply = await send();
    } catch (error) {
      if (error instanceof ApiError && OUTDATED.includes(error.code)) void refresh();
      throw error;
    }
    await refresh();
    return reply;
  };
}
