import type { ReactNode } from 'react';
import { dropKeptInput } from '#web/shared/accounts/kept-input.tsx';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import type { ParseResult } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { type AnswersFor, ChooseAnswer } from './canned-answers/choose-answer.tsx';
import { FormDialog } from './form-dialog.tsx';

export interface ReasonDialogProps {
  opened?: boolean;
  onClose: () => void;
  title: string;
  /** What is done to what, such as «rechazar:KEY»: the reason is kept under this name until it is sent. */
  kept: string;
  sendLabel: string;
  /** Label of the button that only closes, where «Cancelar» would be what the form does. */
  closeLabel?: string;
  danger?: boolean;
  /** Warns that it cannot be undone. */
  irreversible?: boolean;
  /** Who reads the reason, and where. */
  description: string;
  maxLength: number;
  /** The call's own check of its input with this reason. */
  validate: (motivo: string) => ParseResult;
  /** The dialog closes on success. */
  send: (motivo: string) => Promise<unknown>;
  /** Called after it has closed. */
  onDone?: () => void;
  /** Called after a failure too: somebody else may have been faster. */
  onSettled?: () => Promise<unknown>;
  /** Why it cannot be sent, or not any more. */
  disabledReason?: string | undefined;
  /** The team's answers that it offers, with what their fields stand for. */
  answers?: AnswersFor;
  /** What will happen. */
  children: ReactNode;
}

/** Asks the team why before something is done; the text stays until it is sent, also over Back and a reload. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { opened = true, onClose, title, sendLabel, danger = false, irreversible = false } = props;
  const { kept, closeLabel, description, maxLength, validate, send, onDone, onSettled } = props;
  const { disabledReason, answers, children } = props;
  const form = useSendForm({
    initial: { motivo: '' },
    validate: ({ motivo }) => validate(motivo),
    send: async ({ motivo }) => {
      try {
        await send(motivo.trim());
        dropKeptInput(kept);
        form.reset();
        onClose();
        onDone?.();
      } catch (error) {
        // What failed is said at once: without a connection, loading again takes its time.
        void onSettled?.();
        throw error;
      }
      await onSettled?.();
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      form={form}
      kept={kept}
      sendLabel={sendLabel}
      danger={danger}
      disabledReason={disabledReason}
      {...(closeLabel !== undefined && { closeLabel })}
    >
      {children}
      {answers && (
        <ChooseAnswer
          {...answers}
          typed={form.values.motivo}
          onChange={(motivo) => form.set({ motivo })}
        />
      )}
      <TextArea
        label="Motivo"
        description={description}
        maxLength={maxLength}
        {...form.field('motivo')}
      />
      {irreversible && <Irreversible />}
    </FormDialog>
  );
}
