import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showPaymentOutcome } from '#web/shared/payments/payment-return.ts';
import { keys } from '../keys.ts';

/**
 * Back from paying (1 §2): says once what became of it, shows the project as it is now, and takes
 * `payment_status` out of the address, so that a reload does not say it again.
 */
export function usePaymentReturn(me: string, other: string | null): void {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const status = params.get('payment_status');

  useEffect(() => {
    if (status === null) return;
    showPaymentOutcome(status);
    // Nobody is chosen where the way back was lost.
    if (other === null) return setParams({}, { replace: true });
    void client.invalidateQueries({ queryKey: keys.proposal(me, other) });
    // A phone shows the project, where the payment was begun.
    setParams({ panel: 'proyecto' }, { replace: true });
  }, [status, client, me, other, setParams]);
}
