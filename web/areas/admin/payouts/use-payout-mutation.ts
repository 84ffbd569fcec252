import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/client.ts';
import { useSecondPerson } from '../approvals/use-approvals.ts';
import { payoutsKey } from './use-payouts.ts';

/** Another administrator was faster: the list is reloaded. */
const OUTDATED: readonly ApiError['code'][] = [
  'payout_changed',
  'payout_wrong_state',
  'payout_clabe_noted',
  'payout_nothing_owed',
];

/**
 * Sends a change of payouts and reloads the lists, also when another administrator was faster. Null: it waits for a second
 * person.
 */
export function usePayoutMutation() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: payoutsKey });
  const seconded = useSecondPerson();
  return async <Reply>(send: () => Promise<Reply>): Promise<Reply | null> => {
    let reply: Reply | null;
    try {
      reply = await seconded(send);
    } catch (error) {
      if (error instanceof ApiError && OUTDATED.includes(error.code)) void refresh();
      throw error;
    }
    await refresh();
    return reply;
  };
}
