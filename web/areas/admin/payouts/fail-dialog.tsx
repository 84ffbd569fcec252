import { type AdminPayout, updatePayout } from '#contract/payouts.ts';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { pesos } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import type { PayoutTransition } from './payout-buttons.tsx';

interface FailDialogProps {
  opened: boolean;
  onClose: () => void;
  payout: AdminPayout;
  onFail: (transition: PayoutTransition) => Promise<void>;
}

/** Asks why a transfer failed, which the professional reads; the money returns to the balance. */
export function FailDialog({ opened, onClose, payout, onFail }: FailDialogProps) {
  const form = useSendForm({
    initial: { motivo: '' },
    validate: ({ motivo }) =>
      updatePayout.input.safeParse({ payout_id: payout.id, estado: 'fallido', motivo }),
    send: async ({ motivo }) => {
      await onFail({ estado: 'fallido', motivo: motivo.trim() });
      onClose();
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="¿Falló el pago?"
      form={form}
      sendLabel="Marcar fallido"
      danger
    >
      <PayoutFacts payout={payout} />
      <p>
        {pesos(payout.monto)} regresan al saldo del profesional y se intentan pagar otra vez el
        próximo miércoles. Márcalo solo si el dinero no salió o el banco lo devolvió.
      </p>
      <TextArea
        label="Motivo"
        description="Lo leerá el profesional: di qué pasó y qué tiene que corregir."
        maxLength={200}
        {...form.field('motivo')}
      />
      <Irreversible />
    </FormDialog>
  );
}
