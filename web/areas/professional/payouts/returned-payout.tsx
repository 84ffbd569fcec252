import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PAYOUT } from '#contract/payouts.ts';
import type { User } from '#contract/views.ts';
import { whereItIs } from '#domain/payouts/back.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { isDoubtful } from './clabe.ts';
import style from './payout.module.css';

interface ReturnedPayoutProps extends Pick<User, 'payment_method'> {
  /** Whether to link to the screen where it can be changed. */
  linked?: boolean;
}

/** Says that the bank sent a payout back, and asks to confirm or change the account before the next one (4 §A). */
export function ReturnedPayout({ payment_method: method, linked = false }: ReturnedPayoutProps) {
  const [asking, setAsking] = useState(false);
  if (!method?.devuelto) return null;
  const { monto, motivo, adeudo, reservado } = method.devuelto;
  const ending = method.numero.slice(-4);
  const confirm = async () => {
    const same = { ...PAYOUT, numero: method.numero };
    const { user } = await api.payouts.updatePaymentMethod(same);
    storeUser(user);
    toast.success(`Listo: te seguimos pagando en la cuenta que termina en ${ending}.`, 'Éxito');
  };
  return (
    <Card tone="sunken" padding="sm">
      <div className={style.note}>
        <IconAlertTriangle size={20} aria-hidden />
        <div className={style.returned}>
          <p>
            <strong>
              Tu banco devolvió un pago de <Money mxn={monto} />.
            </strong>{' '}
            Motivo: {motivo.replace(/\.$/, '')}.{' '}
            {adeudo + reservado > 0
              ? `De ese dinero, ${whereItIs(method.devuelto, pesos)}.`
              : 'El dinero está otra vez en tu saldo.'}{' '}
            No te pagamos hasta que cambies la cuenta que termina en {ending} o confirmes que está
            bien.
          </p>
          <div className={style.answers}>
            {linked && <Link to={paths.payout}>Cambiar la CLABE</Link>}
            {!isDoubtful({ payment_method: method }) && (
              <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
                Mi cuenta está bien
              </Button>
            )}
          </div>
        </div>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="¿Tu cuenta está bien?"
        confirmLabel="Sí, págame ahí"
        onConfirm={confirm}
      >
        <p>
          El próximo miércoles te pagamos otra vez en la cuenta que termina en {ending}. Pregunta
          antes a tu banco por qué devolvió el pago: si no cambia nada, puede volver a devolverlo.
        </p>
      </ConfirmDialog>
    </Card>
  );
}
