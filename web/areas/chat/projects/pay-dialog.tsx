import { lazy, Suspense } from 'react';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { pesos } from '#web/ui/money.tsx';

// Lazy, because it loads Stripe, which only a payment needs.
const PaymentDialog = lazy(() => import('#web/shared/payments/payment-dialog.tsx'));

export interface PayDialogProps {
  partner: ChatPartner;
  proposal: Proposal;
  onClose: () => void;
}

/** Pays the amount due of a project by card. */
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
