import { suspendAccount } from '#contract/accounts.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';

interface SuspendDialogProps {
  opened: boolean;
  onClose: () => void;
  keylogin: string;
  nombre: string;
  /** As a text to them begins: without the surnames. */
  given: string;
  onSuspend: (motivo: string) => Promise<unknown>;
}

/** Asks for the reason, which the person reads. */
export function SuspendDialog({
  opened,
  onClose,
  keylogin,
  nombre,
  given,
  onSuspend,
}: SuspendDialogProps) {
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title={`¿Suspender a ${nombre}?`}
      kept={`suspender:${keylogin}`}
      sendLabel="Suspender"
      danger
      description="Lo leerá la persona en su correo y su WhatsApp."
      maxLength={500}
      answers={{ tema: 'suspension', valores: { nombre: given } }}
      validate={(motivo) => suspendAccount.input.safeParse({ user_id: keylogin, motivo })}
      send={onSuspend}
    >
      <p>
        Sale de sus sesiones, deja de aparecer en la búsqueda y nadie puede escribirle ni pagarle.
        Sus proyectos en curso siguen, su dinero espera, y no se pierde nada: puedes restaurarla
        cuando quieras.
      </p>
    </ReasonDialog>
  );
}
