import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { ActionDialog, type DialogAction } from './action-dialog.tsx';
import { paths } from '#web/paths.ts';
import { fromInside } from '../conversations/navigation.ts';
import type { ProjectAction } from './buttons.ts';

export interface ProjectOfChat {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/**
 * The dialogs of a project's buttons, wherever these stand. `box` surrounds the buttons: when the action is gone after
 * its dialog, the focus stays there.
 */
export function useActionDialog({ me, partner, proposal }: ProjectOfChat) {
  const box = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  /** The action with the project as it was when asked, because the user confirms what they saw. */
  const [confirming, setConfirming] = useState<{
    action: DialogAction;
    proposal: Proposal;
  } | null>(null);
  const navigate = useNavigate();

  const ask = (action: ProjectAction) => {
    if (action === 'revisar')
      return void navigate(paths.reviseProposal(partner.keylogin), { state: fromInside });
    setConfirming({ action, proposal });
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    // The button that opened the dialog may be gone with the action; the focus stays nearby.
    setTimeout(() => {
      if (document.activeElement === document.body) box.current?.focus();
    }, 250);
  };
  const dialog: ReactNode = confirming && (
    <ActionDialog
      key={confirming.action}
      {...confirming}
      {...{ me, partner, opened }}
      onClose={close}
    />
  );
  return { box, ask, dialog };
}
