import { lazy, Suspense } from 'react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { pesos } from '#web/ui/money.tsx';

// Stripe's part of the page: only for who pays, and only then.
const PaymentDialog = lazy(() => import('#web/shared/payments/payment-dialog.tsx'));

export interface PayDialogProps {
  partner: ChatPartner;
  proposal: Proposal;
  onClose: () => void;
}

/** Pays by card what is due of a project. */
export function PayDialog({ partner, proposal, onClose }: PayDialogProps) {
  return (
    <Suspense>
      <PaymentDialog
        proposal={proposal}
        returnTo={paths.chat(partner.keylogin)}
        title={`Pagar ${pesos(proposal.por_pagar)} MXN`}
        onClose={onClose}
      />
    </Suspense>
  );
}
