import { validateProfessional } from '#contract/identity.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormDialog } from '../../form-dialog.tsx';

interface RejectDialogProps {
  opened: boolean;
  onClose: () => void;
  nombre: string;
  /** The professional is validated now, so rejecting revokes that. */
  wasValid: boolean;
  onReject: (motivo: string) => Promise<unknown>;
}

/** Asks for the reason, which the professional reads; closing keeps the text. */
export function RejectDialog({ opened, onClose, nombre, wasValid, onReject }: RejectDialogProps) {
  const form = useSendForm({
    initial: { motivo: '' },
    validate: ({ motivo }) =>
      // A placeholder key: only the reason is checked here.
      validateProfessional.input.safeParse({ user_id: '________', estatus: 'rechazado', motivo }),
    send: async ({ motivo }) => {
      await onReject(motivo.trim());
      form.reset();
      onClose();
    },
  });

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`¿Rechazar a ${nombre}?`}
      form={form}
      sendLabel="Rechazar"
      danger
    >
      <p>
        {wasValid
          ? 'Perderá su insignia y dejará de aparecer en la búsqueda.'
          : 'No aparecerá en la búsqueda.'}{' '}
        Se le avisará con el motivo; después podrás validarlo de nuevo.
      </p>
      <TextArea
        label="Motivo"
        description="Lo leerá el profesional: di qué falta y cómo corregirlo."
        maxLength={1000}
        {...form.field('motivo')}
      />
    </FormDialog>
  );
}
