import { validateProfessional } from '#contract/identity.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';

interface RejectDialogProps {
  opened: boolean;
  onClose: () => void;
  keylogin: string;
  nombre: string;
  /** As a text to them begins: without the surnames. */
  given: string;
  /** The professional is validated now, so rejecting revokes that. */
  wasValid: boolean;
  onReject: (motivo: string) => Promise<unknown>;
}

/** Asks for the reason, which the professional reads. */
export function RejectDialog({
  opened,
  onClose,
  keylogin,
  nombre,
  given,
  wasValid,
  onReject,
}: RejectDialogProps) {
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title={`¿Rechazar a ${nombre}?`}
      kept={`rechazar:${keylogin}`}
      sendLabel="Rechazar"
      danger
      description="Lo leerá el profesional: di qué falta y cómo corregirlo."
      maxLength={1000}
      answers={{ tema: 'rechazo', valores: { nombre: given } }}
      validate={(motivo) =>
        validateProfessional.input.safeParse({ user_id: keylogin, estatus: 'rechazado', motivo })
      }
      send={onReject}
    >
      <p>
        {wasValid
          ? 'Perderá su insignia y dejará de aparecer en la búsqueda.'
          : 'No aparecerá en la búsqueda.'}{' '}
        Se le avisará con el motivo; después podrás validarlo de nuevo.
      </p>
    </ReasonDialog>
  );
}
