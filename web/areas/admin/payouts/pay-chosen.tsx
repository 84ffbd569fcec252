import { useState } from 'react';
import type { AdminPayout, updatePayouts } from '#contract/payouts.ts';
import type { OutputOf } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money } from '#web/ui/money.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { NotDone } from '../list/choose/not-done.tsx';
import { usePayoutMutation } from './use-payout-mutation.ts';
import { doneText, markText, payoutsText, totalText } from './words.ts';

export interface ChosenProps {
  opened: boolean;
  onClose: () => void;
  /** The chosen payouts to which this transition applies. */
  payouts: readonly AdminPayout[];
}

interface Refused extends Pick<AdminPayout, 'id' | 'nombre' | 'monto'> {
  readonly mensaje: string;
}

/** Asks before the chosen payouts are marked as paid, and lists those that failed. */
export function PayChosen({ opened, onClose, payouts }: ChosenProps) {
  const mutate = usePayoutMutation();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const pay = async () => {
    const input = payouts.map(({ id, version }) => ({ payout_id: id, version }));
    const done = await mutate(() =>
      api.payouts.updatePayouts({ estado: 'pagado', payouts: input }),
    );
    if (done === null) return;
    const { hechos, fallidos } = done;
    if (hechos.length > 0) toast.success(doneText('pagado', hechos.length), 'Éxito');
    setRefused(refusedOf(fallidos, payouts));
  };
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        title={`¿Marcar ${markText('pagado', payouts.length)}?`}
        confirmLabel="Marcar pagados"
        irreversible
        onConfirm={pay}
      >
        <p>
          {payoutsText(payouts.length)} por <strong>{totalText(payouts)}</strong>. Márcalos solo si
          el banco confirmó que el dinero llegó a cada cuenta. Le avisamos a cada profesional.
        </p>
      </ConfirmDialog>
      <NotDone
        opened={refused.length > 0}
        onClose={() => setRefused([])}
        title={`No se pudo con ${payoutsText(refused.length)}`}
        left={refused.map(({ id, nombre, monto, mensaje }) => ({
          key: id,
          what: (
            <>
              <strong>{nombre}</strong>, <Money mxn={monto} />
            </>
          ),
          why: mensaje,
        }))}
      >
        <p>Los demás quedaron marcados como pagados.</p>
      </NotDone>
    </>
  );
}

const refusedOf = (
  fallidos: OutputOf<typeof updatePayouts>['fallidos'],
  payouts: readonly AdminPayout[],
): Refused[] =>
  fallidos.flatMap(({ payout_id, mensaje }) => {
    const payout = payouts.find(({ id }) => id === payout_id);
    return payout ? [{ id: payout_id, nombre: payout.nombre, monto: payout.monto, mensaje }] : [];
  });
