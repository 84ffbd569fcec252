import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSecondPerson } from '../../approvals/use-approvals.ts';
import style from './account-state.module.css';

export interface DeletedPerson {
  readonly keylogin: string;
  readonly nombre: string;
  readonly email: string;
  /** The request of theirs that is answered. */
  readonly solicitud?: number | undefined;
}

interface DeleteDialogProps {
  opened: boolean;
  onClose: () => void;
  person: DeletedPerson;
  onDeleted: () => void | Promise<void>;
  /** Called when its owner no longer asks for it. */
  onWithdrawn: () => void;
}

/** Asks before an account is deleted; the reason of a refusal stays visible (2 §2). */
export function DeleteDialog({
  opened,
  onClose,
  person,
  onDeleted,
  onWithdrawn,
}: DeleteDialogProps) {
  const seconded = useSecondPerson();
  const remove = useMutation({
    mutationFn: () =>
      seconded(() =>
        api.accounts.deleteAccount({ id: person.keylogin, solicitud: person.solicitud }),
      ),
    onSuccess: async (done) => {
      onClose();
      if (done === null) return;
      toast.success('Cliente eliminado con exito');
      await onDeleted();
    },
    onError: (error) => {
      toast.error(failureOf(error).mensaje);
      if (error instanceof ApiError && error.code === 'deletion_withdrawn') onWithdrawn();
    },
  });
  const close = () => {
    if (remove.isPending) return;
    remove.reset();
    onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="¿Estás seguro que deseas eliminar esta cuenta?"
      persistent
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={remove.isPending}>
            Cancelar
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            Eliminar cuenta
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p className={style.person}>
          {person.nombre}
          <br />
          {person.email}
        </p>
        <dl className={style.what}>
          <dt>Se elimina</dt>
          <dd>
            Su nombre, correo, teléfono, dirección, CLABE, fotos, identificación y portafolio, y sus
            sesiones. Sus propuestas sin pagar se cierran.
          </dd>
          <dt>Se conserva como «Cuenta eliminada»</dt>
          <dd>Los pagos, los proyectos y los mensajes y reseñas que ya tienen otras personas.</dd>
        </dl>
        <div role="alert">
          {remove.isError && (
            <p className={style.refused}>
              <IconAlertCircle size={20} aria-hidden />
              {failureOf(remove.error).mensaje}
            </p>
          )}
        </div>
        <Irreversible />
      </Stack>
    </Dialog>
  );
}
