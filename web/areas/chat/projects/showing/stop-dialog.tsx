import { api } from '#web/api/index.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { sideOf } from '../project-state.ts';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import { useProposalMutation } from '../use-proposal.ts';

interface StopDialogProps extends ProjectOfChat {
  opened: boolean;
  onClose: () => void;
}

/** Before shown pictures are taken back. */
export function StopDialog({ me, partner, proposal, ...rest }: StopDialogProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const name = shortName(partner);
  const mine = sideOf(proposal, me) === 'professional';
  return (
    <ConfirmDialog
      {...rest}
      title="¿Dejar de mostrar las fotos?"
      confirmLabel="Dejar de mostrarlas"
      onConfirm={async () => {
        await mutate(
          () => api.projects.stopShowing({ id_proposal: proposal.id }),
          'Las fotos ya no se muestran',
        );
      }}
    >
      <p>
        {mine
          ? `Se quitan de tu perfil ahora mismo. Para mostrarlas otra vez, ${name} tiene que estar de acuerdo.`
          : `Se quitan del perfil de ${name} ahora mismo. Solo tú puedes permitir que vuelvan.`}
      </p>
    </ConfirmDialog>
  );
}
