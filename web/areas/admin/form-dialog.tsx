import type { ReactNode } from 'react';
import { KeptInput } from '#web/shared/accounts/kept-input.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import type { SendForm as Sending } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';

interface FormDialogProps<Values extends Record<string, unknown>> {
  opened: boolean;
  onClose: () => void;
  title: string;
  form: Sending<Values>;
  /** Label of the submit button. */
  sendLabel: string;
  /** Label of the button that only closes, where «Cancelar» would be what the form does. */
  closeLabel?: string;
  danger?: boolean;
  /** Why it cannot be sent, or not any more. */
  disabledReason?: string | undefined;
  size?: 'sm';
  /** Names what is typed in the tab's storage: it is there again after Back or a reload. Drop it once it is sent. */
  kept?: string;
  /** Keeps the buttons visible, for long forms. */
  fills?: boolean;
  children: ReactNode;
}

/** A form in a dialog, which stays open while it is sent and after a press outside. */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const { opened, onClose, title, form, sendLabel, danger = false, size, fills, children } = props;
  const { closeLabel = 'Cancelar', disabledReason, kept } = props;
  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={title}
      {...(size && { size })}
      {...(fills && { fills })}
      persistent
      backCloses
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            {closeLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={form.busy}
            disabledReason={disabledReason}
            onClick={form.submit}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        <Stack gap={4}>
          {children}
          {kept !== undefined && <KeptInput key={kept} form={form} name={kept} asks={false} />}
        </Stack>
      </SendForm>
    </Dialog>
  );
}
