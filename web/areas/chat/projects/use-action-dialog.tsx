import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { ActionDialog, type DialogAction } from './action-dialog.tsx';
import { paths } from '#web/paths.ts';
import { fromInside, usePayment } from '../conversations/navigation.ts';
import type { ProjectAction } from './buttons.ts';

export interface ProjectOfChat {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** The dialogs of a project's buttons, wherever these stand. */
export function useActionDialog({ me, partner, proposal }: ProjectOfChat) {
  const [opened, setOpened] = useState(false);
  /** The action with the project as it was when asked, because the user confirms what they saw. */
  const [confirming, setConfirming] = useState<{
    action: DialogAction;
    proposal: Proposal;
  } | null>(null);
  const navigate = useNavigate();
  const payment = usePayment();

  const ask = (action: ProjectAction) => {
    if (action === 'revisar')
      return void navigate(paths.reviseProposal(partner.keylogin), { state: fromInside });
    if (action === 'decidir_adicional')
      return void navigate(paths.additionalServices(partner.keylogin), { state: fromInside });
    if (action === 'pagar') return payment.open();
    setConfirming({ action, proposal });
    setOpened(true);
  };
  const dialog: ReactNode = confirming && (
    <ActionDialog
      key={confirming.action}
      {...confirming}
      {...{ me, partner, opened }}
      onClose={() => setOpened(false)}
    />
  );
  return { ask, dialog };
}
