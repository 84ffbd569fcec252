import { Elements } from '@stripe/react-stripe-js';
import { useMemo } from 'react';
import type { ApiError } from '#web/api/client.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { appearanceFromTokens } from './appearance.ts';
import { CardForm } from './card-form.tsx';
import { type Payable, usePreparedPayment } from './use-prepared-payment.ts';

export interface CardPaymentProps {
  payable: Payable;
  /** Where the provider sends people: an address of the server's, which settles and goes on. */
  returnUrl: string;
  /** What becomes of the money, below the button. */
  note: string;
  /** Told when the bank begins to be asked, and when it has refused. */
  onPaying: (paying: boolean) => void;
  /** There turned out to be nothing to pay; the reason has been said. */
  onRefused: (error: ApiError) => void;
}

/** Prepares a payment and shows its card form. Loaded only when somebody pays: import it with `lazy`. */
export default function CardPayment(props: CardPaymentProps) {
  const { payable, returnUrl, note, onPaying, onRefused } = props;
  const { prepared, retry } = usePreparedPayment(payable, onRefused);
  const appearance = useMemo(() => appearanceFromTokens(), []);

  if (prepared.state === 'loading') return <CardSkeleton />;
  if (prepared.state === 'failed')
    return (
      <ErrorState title="No se pudo preparar el pago" onRetry={retry}>
        No se hizo ningún cargo. Inténtalo de nuevo en un momento.
      </ErrorState>
    );
  return (
    <Elements
      key={prepared.clientSecret}
      stripe={prepared.stripe}
      options={{ clientSecret: prepared.clientSecret, appearance, locale: 'es-419' }}
    >
      <CardForm amount={prepared.amount} {...{ returnUrl, note, onPaying }} onRetry={retry} />
    </Elements>
  );
}

/** The shape of the card form. */
function CardSkeleton() {
  return (
    <Loading label="Preparando el pago…">
      <Stack gap={5}>
        <Skeleton height={72} />
        <Skeleton height={72} />
        <Skeleton height={48} />
      </Stack>
    </Loading>
  );
}
