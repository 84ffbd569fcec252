import { changeEmailFields } from '#contract/accounts.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Asks for another e-mail, which counts once the code that is sent to it is typed (4 §I). */
export function EmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useSendForm({
    initial: { email: '' },
    validate: (values) => changeEmailFields.safeParse(values),
    send: async (values) => {
      const { user } = await api.accounts.changeEmail(values);
      onClose();
      storeUser(user);
    },
  });
  const close = () => {
    if (!form.busy) onClose();
  };

  return (
    <Dialog
      opened
      onClose={close}
      title="Cambiar correo"
      size="sm"
      persistent
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={form.busy}>
            Cancelar
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            Enviar código
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        <Stack gap={5}>
          <p>
            Enviamos un código al correo nuevo. Hasta que lo escribas en tu cuenta, entras con{' '}
            <strong>{email}</strong>, y ahí te avisamos del cambio.
          </p>
          <TextField
            label="Correo nuevo"
            type="email"
            autoComplete="email"
            maxLength={254}
            {...form.field('email')}
          />
        </Stack>
      </SendForm>
    </Dialog>
  );
}
