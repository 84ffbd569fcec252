import { type AdminPayout, updatePayout } from '#contract/payouts.ts';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { pesos } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import type { PayoutTransition } from './payout-buttons.tsx';

type Unpaid = 'fallido' | 'devuelto';

interface ReasonDialogProps {
  estado: Unpaid;
  opened: boolean;
  onClose: () => void;
  payout: AdminPayout;
  onConfirm: (transition: PayoutTransition) => Promise<void>;
}

const TEXTS: Record<Unpaid, { title: string; send: string; effect: string }> = {
  fallido: {
    title: '¿Falló el pago?',
    send: 'Marcar fallido',
    effect:
      'regresan al saldo del profesional y se intentan pagar otra vez el próximo miércoles. Márcalo solo si el dinero no salió o el banco lo devolvió.',
  },
  devuelto: {
    title: '¿El banco devolvió el pago?',
    send: 'Marcar devuelto',
    effect:
      'regresan al saldo del profesional. No le pagamos más a esta cuenta hasta que la confirme o la cambie. Márcalo solo si el dinero está otra vez en nuestro banco.',
  },
};

/** Asks why a transfer failed or came back, which the professional reads; the money returns to the balance. */
export function ReasonDialog({ estado, opened, onClose, payout, onConfirm }: ReasonDialogProps) {
  const { title, send, effect } = TEXTS[estado];
  const form = useSendForm({
    initial: { motivo: '' },
    validate: ({ motivo }) =>
      updatePayout.input.safeParse({ payout_id: payout.id, estado, motivo }),
    send: async ({ motivo }) => {
      await onConfirm({ estado, motivo: motivo.trim() });
      onClose();
    },
  });
  return (
    <FormDialog opened={opened} onClose={onClose} title={title} form={form} sendLabel={send} danger>
      <PayoutFacts payout={payout} />
      <p>
        {pesos(payout.monto)} {effect}
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
