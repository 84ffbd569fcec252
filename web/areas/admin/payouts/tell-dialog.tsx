import type { InputOf } from '#contract/call.ts';
import type { tellLeftOut } from '#contract/payouts.ts';
import type { LeftOut } from '#domain/payouts/payout.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useState } from 'react';
import { usePayoutMutation } from './use-payout-mutation.ts';
import { LEFT_OUT_NAMES, peopleText, toldText } from './words.ts';

/** Who is to be told. */
export interface Telling {
  readonly count: number;
  readonly motivo?: LeftOut;
  readonly input: InputOf<typeof tellLeftOut>;
}

interface TellDialogProps {
  telling: Telling | null;
  onClose: () => void;
  onTold: () => void;
}

/** Asks before people are told that they are left out, and says who was told, and who had been before. */
export function TellDialog({ telling, onClose, onTold }: TellDialogProps) {
  const mutate = usePayoutMutation();
  // What was asked stays while the dialog closes.
  const [last, setLast] = useState(telling);
  if (telling !== null && telling !== last) setLast(telling);
  const about = telling ?? last;
  const tell = async () => {
    if (about === null) return;
    const told = await mutate(() => api.payouts.tellLeftOut(about.input));
    if (told === null) return;
    onTold();
    toast.success(toldText(told), told.avisados > 0 ? 'Éxito' : undefined);
  };
  return (
    <ConfirmDialog
      opened={telling !== null}
      onClose={onClose}
      title={`¿Avisar a ${peopleText(about?.count ?? 0)}?`}
      confirmLabel="Avisar"
      onConfirm={tell}
    >
      <p>
        {about?.motivo && <>Están fuera por «{LEFT_OUT_NAMES[about.motivo]}». </>}A cada quien le
        decimos cuánto dinero tiene esperando, que no sale este miércoles y qué hacer para que se le
        pague. A nadie se le avisa dos veces el mismo día.
      </p>
    </ConfirmDialog>
  );
}
