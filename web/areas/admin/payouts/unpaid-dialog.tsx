import { type AdminPayout, updatePayout } from '#contract/payouts.ts';
import { pesos } from '#web/ui/money.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import type { PayoutTransition } from './payout-buttons.tsx';

type Unpaid = 'fallido' | 'devuelto';

interface UnpaidDialogProps {
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
export function UnpaidDialog({ estado, opened, onClose, payout, onConfirm }: UnpaidDialogProps) {
  const { title, send, effect } = TEXTS[estado];
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title={title}
      kept={`${estado}:${payout.id}`}
      sendLabel={send}
      danger
      irreversible
      description="Lo leerá el profesional: di qué pasó y qué tiene que corregir."
      maxLength={200}
      validate={(motivo) => updatePayout.input.safeParse({ payout_id: payout.id, estado, motivo })}
      send={(motivo) => onConfirm({ estado, motivo })}
    >
      <PayoutFacts payout={payout} />
      <p>
        {pesos(payout.monto)} {effect}
      </p>
    </ReasonDialog>
  );
}
