import { useQueryClient } from '@tanstack/react-query';
import { changePasswordFields } from '#contract/privacy.ts';
import { api } from '#web/api/index.ts';
import { storeSession } from '#web/api/session-store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { PasswordFormFoot } from '#web/ui/form/password-form-foot.tsx';
import { toast } from '#web/ui/toast/toast.ts';

interface PasswordDialogProps {
  email: string;
  /** Whether payouts are held after a change (decisions §5). */
  holdsPayouts: boolean;
  onClose: () => void;
}

/** Asks for the current password, and twice for the new one; this browser then gets a new session. */
export function PasswordDialog({ email, holdsPayouts, onClose }: PasswordDialogProps) {
  const queries = useQueryClient();
  const form = useSendForm({
    initial: { pass_actual: '', pass: '', confirm: '' },
    validate: (values) => changePasswordFields.safeParse(values),
    send: async (values) => {
      const { session_id, keylogin, user } = await api.privacy.changePassword(values);
      storeSession({ session_id, keylogin, user });
      void queries.invalidateQueries({ queryKey: ['sessions'] });
      toast.success('Tu contraseña cambió y cerramos tus demás sesiones.');
      onClose();
    },
  });
  const close = () => {
    if (!form.busy) onClose();
  };

  return (
    <Dialog opened onClose={close} title="Cambiar contraseña" size="sm" persistent>
      <SendForm form={form}>
        <Stack gap={5}>
          {holdsPayouts && (
            <p>Por tu seguridad, después de cambiarla tus pagos esperan 72 horas.</p>
          )}
          <PasswordField label="Contraseña actual" {...form.field('pass_actual')} />
          <PasswordField
            label="Contraseña nueva"
            isNew
            description="Al menos 8 caracteres."
            {...form.field('pass')}
          />
          <PasswordField label="Confirma tu contraseña nueva" isNew {...form.field('confirm')} />
          <PasswordFormFoot email={email} busy={form.busy} onCancel={close}>
            Cambiar contraseña
          </PasswordFormFoot>
        </Stack>
      </SendForm>
    </Dialog>
  );
}
