import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paymentOutcome } from '#web/shared/payments/payment-return.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { keys } from '../conversations/keys.ts';

/** Long enough to be read after returning from the bank. */
const LIFE = 8_000;

/**
 * Handles the return from a payment (1 §2): reloads the project, and removes `payment_status` from the address, so that
 * a reload does not show it again. Answers the status for the panel of that project, which says what became of it.
 */
export function usePaymentReturn(me: string, other: string | null): string | undefined {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const status = params.get('payment_status');
  const [returned, setReturned] = useState<{ other: string; status: string }>();
  if (status !== null && other !== null && returned?.status !== status)
    setReturned({ other, status });

  useEffect(() => {
    if (status === null) return;
    // Without a conversation in the return address there is no project to show.
    if (other === null) {
      const { title, text } = paymentOutcome(status);
      toast.warning(title, text, LIFE);
      return setParams({}, { replace: true });
    }
    void client.invalidateQueries({ queryKey: keys.proposal(me, other) });
    // A phone shows the project, where the payment started.
    setParams({ panel: 'proyecto' }, { replace: true });
  }, [status, client, me, other, setParams]);
  // With the address, a phone changes to the panel: what is not in sight cannot get the focus.
  return status === null && returned?.other === other ? returned?.status : undefined;
}
