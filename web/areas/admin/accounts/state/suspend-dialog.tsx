import { suspendAccount } from '#contract/accounts.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormDialog } from '../../form-dialog.tsx';

interface SuspendDialogProps {
  opened: boolean;
  onClose: () => void;
  nombre: string;
  onSuspend: (motivo: string) => Promise<unknown>;
}

/** Asks for the reason, which the person reads; closing keeps the text. */
export function SuspendDialog({ opened, onClose, nombre, onSuspend }: SuspendDialogProps) {
  const form = useSendForm({
    initial: { motivo: '' },
    validate: ({ motivo }) =>
      // A placeholder key: only the reason is checked here.
      suspendAccount.input.safeParse({ user_id: '________', motivo }),
    send: async ({ motivo }) => {
      await onSuspend(motivo.trim());
      form.reset();
      onClose();
    },
  });

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`¿Suspender a ${nombre}?`}
      form={form}
      sendLabel="Suspender"
      danger
    >
      <p>
        Sale de sus sesiones, deja de aparecer en la búsqueda y nadie puede escribirle ni pagarle.
        Sus proyectos en curso siguen, su dinero espera, y no se pierde nada: puedes restaurarla
        cuando quieras.
      </p>
      <TextArea
        label="Motivo"
        description="Lo leerá la persona en su correo y su WhatsApp."
        maxLength={500}
        {...form.field('motivo')}
      />
    </FormDialog>
  );
}
