import { adjustDifference } from '#contract/reconciliation.ts';
import { api } from '#web/api/index.ts';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { pesos } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useRefreshPending } from '../use-pending.ts';

export interface AdjustDialogProps {
  onClose: () => void;
  difference: { id: number; que: string; ellos: number };
}

/** Books what Stripe has and the books have not, with a reason. */
export function AdjustDialog({ onClose, difference: { id, que, ellos } }: AdjustDialogProps) {
  const refresh = useRefreshPending();
  const form = useSendForm({
    initial: { motivo: '' },
    validate: (values) => adjustDifference.input.safeParse({ difference_id: id, ...values }),
    send: async ({ motivo }) => {
      try {
        await api.reconciliation.adjustDifference({ difference_id: id, motivo });
        toast.success('La diferencia desaparece en un momento.', 'Ajuste anotado');
        onClose();
      } finally {
        // After a failure too: somebody else may have been faster.
        await refresh();
      }
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Anotar un ajuste"
      form={form}
      sendLabel={`Anotar ${pesos(ellos)}`}
    >
      <p>{que}</p>
      <p>
        Se anotan {pesos(ellos)} en «Saldo en Stripe» y en «Diferencias por aclarar», con fecha de
        hoy.
      </p>
      <TextArea
        label="Motivo"
        description="Qué es y cómo lo sabes. Queda en la auditoría."
        maxLength={300}
        {...form.field('motivo')}
      />
      <Irreversible />
    </FormDialog>
  );
}
