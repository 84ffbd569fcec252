import { lazy, Suspense, useState } from 'react';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { pesos } from '#web/ui/money.tsx';
import { usePayment } from '../conversations/navigation.ts';
import { can, sideOf } from './project-state.ts';

// Lazy, because it loads Stripe, which only a payment needs.
const PaymentDialog = lazy(() => import('#web/shared/payments/payment-dialog.tsx'));

export interface PayDialogProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** Pays the amount due of a project by card, where the address asks for it. */
export function PayDialog({ me, partner, proposal }: PayDialogProps) {
  const { opened, close } = usePayment();
  /** The project as it was when asked, because the client pays what they saw. */
  const [asked, setAsked] = useState<Proposal | null>(null);
  const pays = opened && can('pagar', proposal, sideOf(proposal, me));
  if (pays && !asked) setAsked(proposal);
  if (!opened && asked) setAsked(null);
  if (!opened || !asked) return null;
  return (
    <Suspense>
      <PaymentDialog
        proposal={asked}
        returnTo={paths.chat(partner.keylogin)}
        title={`Pagar ${pesos(asked.por_pagar)} MXN`}
        onClose={close}
      />
    </Suspense>
  );
}
