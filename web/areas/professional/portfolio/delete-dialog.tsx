import type { PortfolioItem } from '#contract/views.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { checkSession } from '#web/shared/session/calls.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export interface DeleteDialogProps {
  item: PortfolioItem;
  onClose: () => void;
}

/** Asks before a project and its photos are deleted. */
export function DeleteDialog({ item, onClose }: DeleteDialogProps) {
  const photos = item.imagenes.length;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`¿Eliminar «${item.titulo}»?`}
      confirmLabel="Eliminar proyecto"
      danger
      irreversible
      onConfirm={async () => {
        storeUser(await deleteProject(item.id));
        toast.success('Proyecto eliminado exitosamente.');
      }}
    >
      <p>
        {photos === 0
          ? 'Dejará de estar en tu portafolio.'
          : `Se borra con ${photos === 1 ? 'su foto' : `sus ${photos} fotos`} y deja de verse en tu perfil público.`}
      </p>
    </ConfirmDialog>
  );
}

/** Deletes the project and returns the user; an already deleted one (after a lost reply) is a success. */
async function deleteProject(id: number) {
  try {
    return (await api.portfolio.deletePortfolio({ portafolio: { id } })).user;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'portfolio_not_found') return checkSession();
    throw error;
  }
}
