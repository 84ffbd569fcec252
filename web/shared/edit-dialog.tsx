import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import type { SendForm as Sending } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { LeaveGuard } from './leave-guard.tsx';

interface EditDialogProps<Values extends Record<string, unknown>> {
  title: string;
  form: Sending<Values>;
  /** The verb of the button that saves. */
  save: string;
  /** Whether it edits something stored: without a change there is nothing to save. */
  existing: boolean;
  /** Why it can only be looked at. */
  disabledReason?: string | undefined;
  /** Set once it is saved: the dialog then closes by itself. */
  done: boolean;
  onClose: () => void;
  /** Called when the user leaves without saving. */
  onLeave?: () => void;
  /** Below the fields; stays usable while they are sent. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A long form in a dialog with its own address; it asks before unsaved input is discarded. */
export function EditDialog<Values extends Record<string, unknown>>(props: EditDialogProps<Values>) {
  const { title, form, save, existing, disabledReason, done, onClose, onLeave, foot, children } =
    props;
  const close = useEffectEvent(onClose);
  // In an effect, so that the guard already knows that nothing is unsaved.
  useEffect(() => {
    if (done) close();
  }, [done]);
  const nothing = existing && !form.dirty && !form.busy;

  return (
    <Dialog
      opened
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={title}
      persistent
      size="lg"
      fills
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancelar
          </Button>
          <Button
            busy={form.busy}
            onClick={form.submit}
            disabledReason={disabledReason ?? (nothing ? 'Todavía no cambias nada.' : undefined)}
          >
            {save}
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        {/* The fields cannot be changed while they are sent. */}
        <div inert={form.busy}>
          <Stack gap={5}>{children}</Stack>
        </div>
        {foot}
      </SendForm>
      <LeaveGuard when={form.dirty && !done} alsoWithin {...(onLeave && { onLeave })} />
    </Dialog>
  );
}
