import { useEffect } from 'react';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { Button } from '#web/ui/button.tsx';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useStoredText } from '#web/shared/use-stored-text.ts';
import { useProposalMutation } from './use-proposal.ts';
import { type ActionWithReason, REASON_FORMS } from './reason-forms.tsx';

export interface ReasonDialogProps {
  action: ActionWithReason;
  opened: boolean;
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  onClose: () => void;
}

/** The dialog of an action with a reason; the unsent text is kept. */
export function ReasonDialog({
  action,
  opened,
  me,
  partner,
  proposal,
  onClose,
}: ReasonDialogProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const [stored, store] = useStoredText(`chat_step:${me}:${proposal.id}:${action}`);
  const { title, body, field, confirmLabel, danger, irreversible, done, check, send } =
    REASON_FORMS[action]({
      proposal,
      me,
      partner,
    });
  const form = useSendForm({
    initial: { motivo: stored },
    validate: ({ motivo }) => check(motivo),
    send: async ({ motivo }) => {
      const sent = await mutate(
        () => send(motivo.trim()),
        done ?? 'La propuesta se actualizo correctamente',
      );
      if (sent) form.set({ motivo: '' });
      onClose();
    },
    // The mutation has already shown the error.
    onFailure: () => {},
  });
  const { motivo } = form.values;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed matters
  useEffect(() => store(motivo), [motivo]);

  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={title}
      persistent
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Volver
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={form.busy} onClick={form.submit}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form.props}>
        <Stack>
          {body}
          <TextArea rows={3} maxLength={500} {...field} {...form.field('motivo')} />
        </Stack>
      </form>
      {irreversible && <Irreversible />}
    </Dialog>
  );
}
