import { Elements } from '@stripe/react-stripe-js';
import { useMemo, useState } from 'react';
import { apiBase } from '#web/api/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { appearanceFromTokens } from './appearance.ts';
import { CardForm } from './card-form.tsx';
import { type Payable, usePreparedPayment } from './use-prepared-payment.ts';

export interface PaymentDialogProps {
  proposal: Payable;
  /** The path people come back to, with `payment_status`. */
  returnTo: string;
  title: string;
  /** Also when there turned out to be nothing to pay. */
  onClose: () => void;
}

/** Pays by card what is due. Loaded only when somebody pays: import it with `lazy`. */
export default function PaymentDialog({ proposal, returnTo, title, onClose }: PaymentDialogProps) {
  const { prepared, retry } = usePreparedPayment(proposal, onClose);
  /** While the bank is being asked, nothing closes. */
  const [paying, setPaying] = useState(false);
  const appearance = useMemo(() => appearanceFromTokens(), []);

  return (
    <Dialog
      opened
      onClose={() => {
        if (!paying) onClose();
      }}
      title={title}
      persistent
    >
      {prepared.state === 'loading' && <CardSkeleton />}
      {prepared.state === 'failed' && (
        <ErrorState title="No se pudo preparar el pago" onRetry={retry}>
          No se hizo ningún cargo. Inténtalo de nuevo en un momento.
        </ErrorState>
      )}
      {prepared.state === 'ready' && (
        <Elements
          key={prepared.clientSecret}
          stripe={prepared.stripe}
          options={{ clientSecret: prepared.clientSecret, appearance, locale: 'es-419' }}
        >
          <CardForm
            amount={prepared.amount}
            returnUrl={returnUrl(proposal.id, returnTo)}
            onPaying={setPaying}
            onRetry={retry}
          />
        </Elements>
      )}
    </Dialog>
  );
}

/** Where the provider sends people: the server settles there, and goes on to `returnTo`. */
function returnUrl(proposalId: number, returnTo: string): string {
  const url = new URL(`${apiBase()}/stripe/confirm_project`, location.origin);
  url.searchParams.set('redirect', returnTo);
  url.searchParams.set('proposal_id', String(proposalId));
  return url.href;
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
