import { useQueryClient } from '@tanstack/react-query';
import { takeDownShowing } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import type { ShownWork } from './shown-works.tsx';

interface TakeDownDialogProps {
  work: ShownWork;
  onClose: () => void;
}

/** Asks why the pictures of a work are taken down, which the professional reads. */
export function TakeDownDialog({ work, onClose }: TakeDownDialogProps) {
  const queries = useQueryClient();
  const { id_proposal, titulo } = work;
  return (
    <ReasonDialog
      onClose={onClose}
      title="¿Quitar estas fotos del perfil?"
      kept={`fotos:${id_proposal}`}
      sendLabel="Quitar las fotos"
      danger
      description="Lo leen el profesional en su correo y su WhatsApp, y los dos en su conversación."
      maxLength={500}
      validate={(motivo) => takeDownShowing.input.safeParse({ id_proposal, motivo })}
      send={async (motivo) => {
        await api.projects.takeDownShowing({ id_proposal, motivo });
        toast.success('Las fotos ya no se muestran.', 'Éxito');
        await queries.invalidateQueries({ queryKey: ['admin'] });
      }}
    >
      <p>
        Las fotos de «{titulo}» dejan de verse ahora mismo y no se pueden volver a mostrar. En el
        proyecto se conservan para los dos.
      </p>
    </ReasonDialog>
  );
}
