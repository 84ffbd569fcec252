import { useEffect } from 'react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { Button } from '#web/ui/button.tsx';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useStoredText } from '../use-stored-text.ts';
import { useDecide } from './use-proposal.ts';
import { type WithWords, WORDS } from './word-steps.tsx';

export interface WordsDialogProps {
  step: WithWords;
  opened: boolean;
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  onClose: () => void;
}

/** A step that is taken with words of one's own; they are kept until it is taken. */
export function WordsDialog({ step, opened, me, partner, proposal, onClose }: WordsDialogProps) {
  const decide = useDecide(me, partner.keylogin);
  const [stored, store] = useStoredText(`chat_step:${me}:${proposal.id}:${step}`);
  const { title, body, field, confirmLabel, danger, irreversible, check, send } = WORDS[step]({
    proposal,
    me,
    partner,
  });
  const form = useSendForm({
    initial: { motivo: stored },
    validate: ({ motivo }) => check(motivo),
    send: async ({ motivo }) => {
      const done = await decide(
        () => send(motivo.trim()),
        'La propuesta se actualizo correctamente',
      );
      if (done) form.set({ motivo: '' });
      onClose();
    },
    // It has been said already.
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
