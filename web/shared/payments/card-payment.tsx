import { Elements } from '@stripe/react-stripe-js';
import { useEffect, useMemo } from 'react';
import type { ApiError } from '#web/api/client.ts';
import { isPayingDocument } from '#web/shared/layout/start/trusted-types.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { appearanceFromTokens } from './appearance.ts';
import { CardForm } from './card-form.tsx';
import { type Payable, usePreparedPayment } from './use-prepared-payment.ts';

export interface CardPaymentProps {
  payable: Payable;
  /** Where the provider redirects to: an address of the server, which settles the payment and redirects. */
  returnUrl: string;
  /** Says below the button what happens to the money. */
  note: string;
  /** Called with true when the bank is asked, and with false when it has refused. */
  onPaying: (paying: boolean) => void;
  /** Called when there is nothing to pay; the reason has already been shown. */
  onRefused: (error: ApiError) => void;
}

/** Prepares a payment and shows its card form. Import it with `lazy`: it is loaded only to pay. */
export default function CardPayment(props: CardPaymentProps) {
  return isPayingDocument() ? <Prepared {...props} /> : <OtherDocument />;
}

/**
 * Loads the document of this address anew: the one that is open was made for another, and may not load the provider's
 * script. The address and what was typed stay, and so does the way back.
 */
function OtherDocument() {
  useEffect(() => location.reload(), []);
  return <CardSkeleton />;
}

function Prepared(props: CardPaymentProps) {
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

/** A skeleton in the shape of the card form. */
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
