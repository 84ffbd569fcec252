import { settleRefundOutside } from '#contract/operations.ts';
import type { OutsideWay } from '#domain/refunds/refund.ts';
import { api } from '#web/api/index.ts';
import { dropKeptInput } from '#web/shared/accounts/kept-input.tsx';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { pesos } from '#web/ui/money.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useRefreshPending } from '../use-pending.ts';

const WAYS: readonly { value: OutsideWay; label: string }[] = [
  { value: 'transferencia', label: 'Transferencia' },
  { value: 'efectivo', label: 'Efectivo' },
  { value: 'otro', label: 'Otro medio' },
];

export interface OutsideDialogProps {
  opened: boolean;
  onClose: () => void;
  refund: { id: number; monto: number; persona: { nombre: string } };
}

/** Says how a refund was paid that its card does not take. */
export function OutsideDialog({ opened, onClose, refund }: OutsideDialogProps) {
  const refresh = useRefreshPending();
  const kept = `por_fuera:${refund.id}`;
  const form = useSendForm({
    initial: { como: 'transferencia', clave: '', motivo: '' },
    validate: (values) => settleRefundOutside.input.safeParse({ refund_id: refund.id, ...values }),
    send: async ({ como, clave, motivo }) => {
      try {
        await api.operations.settleRefundOutside({
          refund_id: refund.id,
          como: como as OutsideWay,
          clave,
          motivo,
        });
        dropKeptInput(kept);
        toast.success(`Quedó en los libros, y ${refund.persona.nombre} ya lo sabe.`, 'Éxito');
        onClose();
      } finally {
        // After a failure too: somebody else may have been faster.
        await refresh();
      }
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Pagada por otro medio"
      form={form}
      kept={kept}
      sendLabel={`Anotar ${pesos(refund.monto)} pagados`}
    >
      <p>
        Anótalo cuando {refund.persona.nombre} ya tenga sus {pesos(refund.monto)}. La devolución no
        se vuelve a pedir a la tarjeta.
      </p>
      <SelectField label="Cómo se pagó" options={WAYS} {...form.field('como')} />
      <TextField
        label="Clave de rastreo o folio"
        autoComplete="off"
        maxLength={60}
        {...form.field('clave')}
      />
      <TextArea
        label="Motivo"
        description="Queda en la auditoría."
        maxLength={300}
        {...form.field('motivo')}
      />
      <Irreversible />
    </FormDialog>
  );
}
