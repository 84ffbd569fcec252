import { useQueryClient } from '@tanstack/react-query';
import { takeDownShowing } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../../form-dialog.tsx';
import type { ShownWork } from './shown-works.tsx';

interface TakeDownDialogProps {
  work: ShownWork;
  onClose: () => void;
}

/** Asks why the pictures of a work are taken down, which the professional reads. */
export function TakeDownDialog({ work, onClose }: TakeDownDialogProps) {
  const queries = useQueryClient();
  const { id_proposal, titulo } = work;
  const form = useSendForm({
    initial: { motivo: '' },
    validate: ({ motivo }) => takeDownShowing.input.safeParse({ id_proposal, motivo }),
    send: async ({ motivo }) => {
      await api.projects.takeDownShowing({ id_proposal, motivo: motivo.trim() });
      toast.success('Las fotos ya no se muestran.', 'Éxito');
      await queries.invalidateQueries({ queryKey: ['admin'] });
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="¿Quitar estas fotos del perfil?"
      form={form}
      sendLabel="Quitar las fotos"
      danger
    >
      <p>
        Las fotos de «{titulo}» dejan de verse ahora mismo y no se pueden volver a mostrar. En el
        proyecto se conservan para los dos.
      </p>
      <TextArea
        label="Motivo"
        description="Lo leen el profesional en su correo y su WhatsApp, y los dos en su conversación."
        maxLength={500}
        {...form.field('motivo')}
      />
    </FormDialog>
  );
}
