import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { ProjectAction } from './buttons.ts';
import { CONFIRMATIONS, isConfirmed } from './confirmations.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useProposalMutation } from './use-proposal.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Changing a proposal and answering services have their own places in the panel, and paying has its own address. */
export type DialogAction = Exclude<ProjectAction, 'revisar' | 'decidir_adicional' | 'pagar'>;

export interface ActionDialogProps {
  action: DialogAction;
  opened: boolean;
  me: string;
  partner: ChatPartner;
  /** The project as it was when the dialog was opened. */
  proposal: Proposal;
  onClose: () => void;
}

/** The confirmation or the form of an action. */
export function ActionDialog({ action, ...props }: ActionDialogProps) {
  const { opened, me, partner, proposal, onClose } = props;
  const mutate = useProposalMutation(me, partner.keylogin);
  if (action === 'calificar') return <ReviewDialog {...props} />;
  if (action === 'entregar') return <DeliverDialog {...props} />;
  if (action === 'disputar') return <DisputeDialog {...props} />;
  if (!isConfirmed(action)) return <ReasonDialog {...props} action={action} />;
  const { estado, words, body } = CONFIRMATIONS[action](proposal, partner);
  const { id: id_proposal, version } = proposal;
  // As specified (1 §7); the server derives both from the new state.
  const accept = estado === 'rechazada' ? 0 : 1;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        await mutate(
          () =>
            api.projects.updateProposal({
              id_proposal,
              estado,
              sender_accept: accept,
              receiver_accept: accept,
              version,
            }),
          'La propuesta se actualizo correctamente',
        );
      }}
      {...words}
    >
      {body}
    </ConfirmDialog>
  );
}
