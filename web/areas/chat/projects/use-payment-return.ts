import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showPaymentOutcome } from '#web/shared/payments/payment-return.ts';
import { keys } from '../conversations/keys.ts';

/**
 * Handles the return from a payment (1 §2): shows its result once, reloads the project, and removes
 * `payment_status` from the address, so that a reload does not show it again.
 */
export function usePaymentReturn(me: string, other: string | null): void {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const status = params.get('payment_status');

  useEffect(() => {
    if (status === null) return;
    showPaymentOutcome(status);
    // Without a conversation in the return address there is no project to show.
    if (other === null) return setParams({}, { replace: true });
    void client.invalidateQueries({ queryKey: keys.proposal(me, other) });
    // A phone shows the project, where the payment started.
    setParams({ panel: 'proyecto' }, { replace: true });
  }, [status, client, me, other, setParams]);
}
