import { IconAlertTriangle } from '@tabler/icons-react';
import { requiredText } from '#contract/fields.ts';
import { dropKeptInput } from '#web/shared/accounts/kept-input.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import * as z from 'zod/mini';
import { FormDialog } from '../../form-dialog.tsx';
import style from './account.module.css';

interface ValidateDialogProps {
  opened: boolean;
  onClose: () => void;
  keylogin: string;
  nombre: string;
  /** Both sides of the ID have been uploaded. */
  hasId: boolean;
  onValidate: (motivo?: string) => Promise<unknown>;
}

const MEANING = 'Aparecerá en la búsqueda con la insignia y la fecha de hoy, y se le avisará.';
const reason = z.object({
  motivo: requiredText('Escribe por qué lo validas sin su identificación.', 1000),
});

/** Asks before a professional is validated, and for a reason when there is no ID to compare with. */
export function ValidateDialog(props: ValidateDialogProps) {
  const { opened, onClose, keylogin, nombre, hasId, onValidate } = props;
  const kept = `validar:${keylogin}`;
  const form = useSendForm({
    initial: { motivo: '' },
    validate: (values) => reason.safeParse(values),
    send: async ({ motivo }) => {
      await onValidate(motivo.trim());
      dropKeptInput(kept);
      form.reset();
      onClose();
    },
  });
  const title = `¿Validar a ${nombre}?`;
  if (hasId)
    return (
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        title={title}
        confirmLabel="Validar"
        onConfirm={async () => {
          await onValidate();
        }}
      >
        <p>Confirma que revisaste sus datos y su experiencia. {MEANING}</p>
      </ConfirmDialog>
    );
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      form={form}
      kept={kept}
      sendLabel="Validar"
    >
      <p className={style.warning}>
        <IconAlertTriangle size={20} aria-hidden />
        <span>
          <b>No subió los dos lados de su identificación.</b> Nadie ha comprobado quién es.
        </span>
      </p>
      <p>{MEANING}</p>
      <TextArea
        label="Motivo"
        description="Queda en la auditoría; el profesional no lo lee."
        maxLength={1000}
        {...form.field('motivo')}
      />
    </FormDialog>
  );
}
