import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { loadProvider } from './provider.ts';

/** What is paid, and the call that prepares its payment. */
export interface Payable {
  /** Identifies the payment. */
  key: string;
  ask: () => Promise<{ response: { client_secret: string; amount: number } }>;
}

export type PreparedPayment =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; stripe: Stripe; clientSecret: string; amount: number };

const LIFE = 8_000;
/** The error codes of 1 §8 and 2 §8: 1 for the keys and the library, 2 for the payment itself. */
const failureText = (code: 1 | 2) =>
  `Sin comunicación con Stripe (log-stripe-${code}). Si persiste informa al soporte`;

/** Whether the server refused the payment, and did not merely fail to reach the provider. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  !['payment_provider_unreachable', 'network', 'internal', 'unavailable'].includes(error.code);

/**
 * Loads the provider's library and asks the server for the payment that is due. While that payment is
 * open the server answers the same one, also after a reload. Calls `onRefused` when there is nothing to
 * pay; the reason has then been shown.
 */
export function usePreparedPayment(payable: Payable, onRefused: (error: ApiError) => void) {
  const [prepared, setPrepared] = useState<PreparedPayment>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  const refused = useEffectEvent(onRefused);
  const ask = useEffectEvent(payable.ask);

  useEffect(() => {
    let cancelled = false;
    const show = (next: PreparedPayment) => {
      if (!cancelled) setPrepared(next);
    };
    const fail = (code: 1 | 2) => {
      if (!cancelled) toast.error(failureText(code), LIFE);
      show({ state: 'failed' });
    };

    async function prepare() {
      show({ state: 'loading' });
      const stripe = await loadProvider().catch(() => null);
      if (cancelled) return;
      if (!stripe) return fail(1);
      try {
        const { response } = await ask();
        const { client_secret, amount } = response;
        show({ state: 'ready', stripe, clientSecret: client_secret, amount });
      } catch (error) {
        if (!isRefusal(error)) return fail(2);
        if (cancelled) return;
        toast.error(error.message, LIFE);
        refused(error);
      }
    }
    void prepare();
    return () => {
      cancelled = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt prepares the payment again
  }, [payable.key, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { prepared, retry };
}
