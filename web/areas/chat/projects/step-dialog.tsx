import type { ChatPartner, Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Step } from './buttons.ts';
import { CONFIRMATIONS, isConfirmed } from './confirmations.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useDecide } from './use-proposal.ts';
import { WordsDialog } from './words-dialog.tsx';

export interface StepDialogProps {
  step: Step;
  opened: boolean;
  me: string;
  partner: ChatPartner;
  /** As it was when the dialog was opened. */
  proposal: Proposal;
  onClose: () => void;
}

/** The question before a step, or the form that takes it. */
export function StepDialog({ step, ...props }: StepDialogProps) {
  const { opened, me, partner, proposal, onClose } = props;
  const decide = useDecide(me, partner.keylogin);
  if (step === 'calificar') return <ReviewDialog {...props} />;
  if (step === 'disputar') return <DisputeDialog {...props} />;
  if (step === 'pagar') return opened && <PayDialog {...{ partner, proposal, onClose }} />;
  if (!isConfirmed(step)) return <WordsDialog {...props} step={step} />;
  const { estado, words, body } = CONFIRMATIONS[step](proposal, partner);
  const { id: id_proposal, version } = proposal;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        await decide(
          () => api.projects.updateProposal({ id_proposal, estado, version }),
          'La propuesta se actualizo correctamente',
        );
      }}
      {...words}
    >
      {body}
    </ConfirmDialog>
  );
}
