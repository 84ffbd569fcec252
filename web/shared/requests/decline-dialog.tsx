import { useState } from 'react';
import type { ReceivedRequest } from '#contract/requests.ts';
import { DECLINE_REASONS } from '#domain/requests/state.ts';
import { api } from '#web/api/index.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeclineDialogProps {
  /** Null while none is to be declined. */
  request: ReceivedRequest | null;
  onClose: () => void;
  onDeclined: () => Promise<void>;
}

/** Declines a request with a reason that its client reads. */
export function DeclineDialog({ request, onClose, onDeclined }: DeclineDialogProps) {
  const [motivo, setMotivo] = useState<(typeof DECLINE_REASONS)[number] | null>(null);
  /** The next request is declined for a reason of its own. */
  const close = () => {
    setMotivo(null);
    onClose();
  };
  return (
    <ConfirmDialog
      opened={request !== null}
      onClose={close}
      title={`¿Declinar la solicitud de ${request?.cliente.nombre ?? ''}?`}
      confirmLabel="Declinar"
      cancelLabel="Volver"
      irreversible
      disabledReason={motivo === null ? 'Elige por qué.' : undefined}
      onConfirm={async () => {
        if (!request || motivo === null) return;
        try {
          await api.requests.declineRequest({ id: request.id, motivo });
        } finally {
          // Also when it was over meanwhile.
          await onDeclined();
        }
      }}
    >
      <ChoiceField
        label="¿Por qué no puedes? Se lo decimos al cliente."
        options={DECLINE_REASONS.map((value) => ({ value, label: value }))}
        value={motivo ?? ''}
        onChange={(value) => setMotivo(DECLINE_REASONS.find((one) => one === value) ?? null)}
      />
    </ConfirmDialog>
  );
}
