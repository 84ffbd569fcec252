import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPayout } from '#contract/admin/payouts.ts';
import * as api from '#web/api/index.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FailDialog } from './fail-dialog.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import style from './payouts.module.css';
import { SendDialog } from './send-dialog.tsx';
import { payoutsKey } from './use-payouts.ts';

const DONE = {
  enviado: 'Pago enviado. Ya le avisamos al profesional.',
  pagado: 'Pago hecho. Ya le avisamos al profesional.',
  fallido: 'Pago fallido: el dinero está otra vez en el saldo del profesional.',
} as const;

/** Somebody was quicker: the list shows how it stands. */
const OVERTAKEN: readonly ApiError['code'][] = ['payout_changed', 'payout_wrong_state'];

export type Step =
  | { estado: 'enviado'; clave_rastreo: string }
  | { estado: 'pagado' }
  | { estado: 'fallido'; motivo: string };

/** The steps that a transfer can take now; what was typed stays when a dialog is closed. */
export function StepButtons({ payout }: { payout: AdminPayout }) {
  const [asked, setAsked] = useState<Step['estado'] | null>(null);
  const queries = useQueryClient();
  const close = () => setAsked(null);
  const { id, version, estado, nombre } = payout;

  const take = async (step: Step) => {
    try {
      await api.adminPayouts.updatePayout({ payout_id: id, version, ...step });
    } catch (error) {
      if (error instanceof ApiError && OVERTAKEN.includes(error.code))
        void queries.invalidateQueries({ queryKey: payoutsKey });
      throw error;
    }
    toast.success(DONE[step.estado], 'Éxito');
    await queries.invalidateQueries({ queryKey: payoutsKey });
  };

  return (
    <div className={style.actions}>
      {estado === 'pendiente' ? (
        <Button size="sm" label={`Registrar envío a ${nombre}`} onClick={() => setAsked('enviado')}>
          Registrar envío
        </Button>
      ) : (
        <Button size="sm" label={`Marcar pagado a ${nombre}`} onClick={() => setAsked('pagado')}>
          Marcar pagado
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        label={`Falló el pago a ${nombre}`}
        onClick={() => setAsked('fallido')}
      >
        Falló
      </Button>
      <SendDialog opened={asked === 'enviado'} onClose={close} payout={payout} onSend={take} />
      <FailDialog opened={asked === 'fallido'} onClose={close} payout={payout} onFail={take} />
      <ConfirmDialog
        opened={asked === 'pagado'}
        onClose={close}
        title="¿Llegó el pago?"
        confirmLabel="Marcar pagado"
        irreversible
        onConfirm={() => take({ estado: 'pagado' })}
      >
        <PayoutFacts payout={payout} />
        <p>Márcalo solo si el banco confirmó que el dinero llegó a la cuenta.</p>
      </ConfirmDialog>
    </div>
  );
}
