import { stopped } from '#lib/stopped.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedRequest } from '#contract/requests.ts';
import { DECLINE_REASONS } from '#domain/requests/state.ts';
import { api } from '#web/api/index.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

interface DeclineDialogProps {
  /** Null while none is to be declined. */
  request: ReceivedRequest | null;
  onClose: () => void;
  /** Also when it was over meanwhile. */
  onDeclined: () => void;
}

/** Declines a request with a reason that its client reads. */
export function DeclineDialog({ request, onClose, onDeclined }: DeclineDialogProps) {
  const queries = useQueryClient();
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
          // It leaves the list, and with it the only place that could say so.
          toast.success(
            `Ya se lo dijimos a ${stopped(request.cliente.nombre)}`,
            'Solicitud declinada',
          );
        } finally {
          onDeclined();
          await queries.invalidateQueries({ queryKey: ['received-requests'] });
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
