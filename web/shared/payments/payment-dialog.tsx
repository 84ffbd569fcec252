import { useState } from 'react';
import { api } from '#web/api/index.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import CardPayment from './card-payment.tsx';
import { returnUrl } from './return-url.ts';

export interface PaymentDialogProps {
  /** A version of a project. */
  proposal: { id: number; version: number };
  /** The path to return to, with `payment_status` added. */
  returnTo: string;
  title: string;
  /** Also called when there is nothing to pay. */
  onClose: () => void;
}

/** Pays the amount due by card. Import it with `lazy`: it is loaded only to pay. */
export default function PaymentDialog({ proposal, returnTo, title, onClose }: PaymentDialogProps) {
  const { id, version } = proposal;
  /** While the bank is asked, the dialog cannot be closed. */
  const [paying, setPaying] = useState(false);

  return (
    <Dialog
      opened
      onClose={() => {
        if (!paying) onClose();
      }}
      title={title}
      persistent
      titleTakesFocus
    >
      <CardPayment
        payable={{
          key: `${id}.${version}`,
          ask: () => api.payments.createProject({ proposal: { id, version } }),
        }}
        returnUrl={returnUrl('confirm_project', { redirect: returnTo, proposal_id: String(id) })}
        note="Tu dinero queda protegido: se libera cuando tú confirmas el trabajo."
        onPaying={setPaying}
        onRefused={onClose}
      />
    </Dialog>
  );
}
