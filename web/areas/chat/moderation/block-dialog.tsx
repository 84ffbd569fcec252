import { stopped } from '#lib/stopped.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';

interface BlockDialogProps {
  opened: boolean;
  partner: ChatPartner;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Explains the effects of a block before it is made. */
export function BlockDialog({ opened, partner, onChanged, onClose }: BlockDialogProps) {
  const { keylogin, nombre } = partner;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`¿Bloquear a ${nombre}?`}
      confirmLabel="Bloquear"
      danger
      onConfirm={async () => {
        await api.moderation.blockPerson({ other_key: keylogin });
        await onChanged();
        toast.success(`Bloqueaste a ${stopped(nombre)}`);
      }}
    >
      <Stack gap={3}>
        <p>
          Ya no podrán enviarse mensajes, solicitudes ni propuestas. Solo verá que la conversación
          no recibe mensajes.
        </p>
        <p>
          Si tienen un proyecto abierto, sigue igual: sus pasos, sus pagos y sus avisos no cambian.
          Puedes desbloquear cuando quieras.
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
