import { lazy, Suspense, useRef, useState } from 'react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import * as api from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import { buttonsOf, type Step } from './buttons.ts';
import { CONFIRMATIONS } from './confirmations.tsx';
import { sideOf } from './project-state.ts';
import style from './project-tab.module.css';
import { ReviewDialog } from './review-dialog.tsx';
import { useDecide } from './use-proposal.ts';

// Stripe's part of the page: only for who pays, and only then.
const PaymentDialog = lazy(() => import('#web/shared/payment/payment-dialog.tsx'));

export interface ProjectActionsProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** What one can do now: one main action at a time; what must wait says why. */
export function ProjectActions({ me, partner, proposal }: ProjectActionsProps) {
  const decide = useDecide(me, partner.keylogin);
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  /** The question and the project as it was then: one decides on what one saw. */
  const [asked, setAsked] = useState<{ step: Step; proposal: Proposal } | null>(null);
  const { buttons, note } = buttonsOf(proposal, sideOf(proposal, me));

  const ask = (step: Step) => {
    setAsked({ step, proposal });
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    // The button that opened the dialog may be gone with the step; the focus stays nearby.
    setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    }, 250);
  };

  return (
    <div ref={place} className={style.actions} tabIndex={-1}>
      {buttons.map(({ step, label, variant, reason }) => (
        <Button
          key={step}
          variant={variant}
          fullWidth
          disabledReason={reason}
          onClick={() => ask(step)}
        >
          {label}
        </Button>
      ))}
      {note && <p className={style.note}>{note}</p>}
      {asked && <StepDialog {...asked} {...{ me, partner, opened, decide }} onClose={close} />}
    </div>
  );
}

interface StepDialogProps extends ProjectActionsProps {
  step: Step;
  opened: boolean;
  decide: ReturnType<typeof useDecide>;
  onClose: () => void;
}

/** The question before a step, or the form that takes it. */
function StepDialog({ step, opened, me, partner, proposal, decide, onClose }: StepDialogProps) {
  if (step === 'calificar') return <ReviewDialog {...{ opened, me, partner, proposal, onClose }} />;
  if (step === 'pagar')
    return (
      opened && (
        <Suspense>
          <PaymentDialog
            proposal={proposal}
            returnTo={paths.chat(partner.keylogin)}
            title={`Pagar ${pesos(proposal.por_pagar)} MXN`}
            onClose={onClose}
          />
        </Suspense>
      )
    );
  const { estado, words, body } = CONFIRMATIONS[step](proposal, partner);
  const { id: id_proposal, version } = proposal;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() =>
        decide(
          () => api.proposals.updateProposal({ id_proposal, estado, version }),
          'La propuesta se actualizo correctamente',
        )
      }
      {...words}
    >
      {body}
    </ConfirmDialog>
  );
}
