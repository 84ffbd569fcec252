import { requestDeletion } from '#contract/privacy.ts';
import type { User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Money } from '#web/ui/money.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { PasswordFormFoot } from '#web/ui/form/password-form-foot.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';

interface DeletionDialogProps {
  user: User;
  onClose: () => void;
  onRequested: () => Promise<void>;
}

/** Explains what deleting means, also for money on its way; the password proves who asks. */
export function DeletionDialog({ user, onClose, onRequested }: DeletionDialogProps) {
  const { account, balance, retenido } = user;
  const form = useSendForm({
    initial: { motivo: '', pass: '' },
    validate: (values) => requestDeletion.input.safeParse(values),
    send: async (values) => {
      await api.privacy.requestDeletion(values);
      await onRequested();
      toast.success('El equipo recibió tu petición.');
      onClose();
    },
  });
  const close = () => {
    if (!form.busy) onClose();
  };

  return (
    <Dialog opened onClose={close} title="¿Pedir que se elimine tu cuenta?" size="sm" persistent>
      <SendForm form={form}>
        <Stack gap={5}>
          <p>
            Cuando el equipo la elimine se cierran tus sesiones, nadie te encuentra y tus datos
            personales se borran. Lo que otros necesitan de un proyecto compartido y lo que la ley
            pide sobre pagos queda como «Cuenta eliminada».
          </p>
          {balance + retenido > 0 && (
            <p>
              Tienes <Money mxn={balance + retenido} strong /> en proyectos o por cobrar: la cuenta
              se elimina cuando ese dinero haya llegado a quien le toca.
            </p>
          )}
          <TextArea
            label="¿Por qué te vas?"
            optional
            rows={2}
            maxLength={500}
            {...form.field('motivo')}
          />
          <PasswordField label="Tu contraseña" {...form.field('pass')} />
          <PasswordFormFoot
            email={account.email}
            busy={form.busy}
            onCancel={close}
            variant="danger"
          >
            Pedir que se elimine
          </PasswordFormFoot>
        </Stack>
      </SendForm>
    </Dialog>
  );
}
