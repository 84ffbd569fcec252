import { useState } from 'react';
import { type AdminPayout, updatePayout, correctTrackingKey } from '#contract/payouts.ts';
import { whereItIs } from '#domain/payouts/back.ts';
import { keyCanBeCorrected } from '#domain/payouts/payout.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useWaitingOn } from '../approvals/use-approvals.ts';
import { WaitingNote } from '../approvals/waiting-note.tsx';
import { TeamButton } from '../team-button.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import style from './payouts.module.css';
import { UnpaidDialog } from './unpaid-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { usePayoutMutation } from './use-payout-mutation.ts';

const DONE = {
  enviado: 'Pago enviado. Ya le avisamos al profesional.',
  pagado: 'Pago hecho. Ya le avisamos al profesional.',
  fallido: 'Pago fallido: el dinero está otra vez en el saldo del profesional.',
  devuelto: 'Pago devuelto: el dinero está otra vez en el saldo del profesional.',
} as const;

/** Where the money is that a debt or a chargeback took before it was balance again. */
const takenText = (payout: AdminPayout): string =>
  `Pago ${payout.estado}: ${whereItIs(payout, pesos, 'su')}.`;

export type PayoutTransition =
  | { estado: 'enviado'; clave_rastreo: string }
  | { estado: 'pagado' }
  | { estado: 'fallido' | 'devuelto'; motivo: string };

/** Buttons of a transfer's possible transitions; closing a dialog keeps its input. */
export function PayoutButtons({ payout }: { payout: AdminPayout }) {
  const [openDialog, setOpenDialog] = useState<PayoutTransition['estado'] | 'clave' | null>(null);
  const mutate = usePayoutMutation();
  const object = `payout:${payout.id}`;
  const waiting = useWaitingOn(object) !== undefined;
  const close = () => setOpenDialog(null);
  const { id: payout_id, version, estado, nombre } = payout;

  const update = async (transition: PayoutTransition) => {
    const done = await mutate(() =>
      api.payouts.updatePayout({ payout_id, version, ...transition }),
    );
    if (done === null) return;
    const { payout: after } = done;
    const elsewhere = after.adeudo + after.reservado > 0;
    toast.success(elsewhere ? takenText(after) : DONE[transition.estado], 'Éxito');
  };
  const correct = async (clave_rastreo: string) => {
    const input = { payout_id, version, clave_rastreo };
    await mutate(() => api.payouts.correctTrackingKey(input));
    toast.success('Clave corregida. Ya le avisamos al profesional.', 'Éxito');
  };

  // Nobody does it again meanwhile, or something else with it.
  if (waiting)
    return (
      <div className={style.actions}>
        <WaitingNote object={object} />
      </div>
    );
  if (estado === 'pagado')
    return (
      <div className={style.actions}>
        <TeamButton
          call={updatePayout}
          object={object}
          size="sm"
          variant="quiet"
          label={`Marcar devuelto el pago a ${nombre}`}
          onClick={() => setOpenDialog('devuelto')}
        >
          Marcar devuelto
        </TeamButton>
        <UnpaidDialog
          estado="devuelto"
          opened={openDialog === 'devuelto'}
          onClose={close}
          payout={payout}
          onConfirm={update}
        />
      </div>
    );
  return (
    <div className={style.actions}>
      {estado === 'pendiente' ? (
        <TeamButton
          call={updatePayout}
          object={object}
          size="sm"
          label={`Registrar envío a ${nombre}`}
          onClick={() => setOpenDialog('enviado')}
        >
          Registrar envío
        </TeamButton>
      ) : (
        <TeamButton
          call={updatePayout}
          object={object}
          size="sm"
          label={`Marcar pagado a ${nombre}`}
          onClick={() => setOpenDialog('pagado')}
        >
          Marcar pagado
        </TeamButton>
      )}
      {keyCanBeCorrected(estado) && (
        <TeamButton
          call={correctTrackingKey}
          size="sm"
          variant="quiet"
          label={`Corregir clave del pago a ${nombre}`}
          onClick={() => setOpenDialog('clave')}
        >
          Corregir clave
        </TeamButton>
      )}
      <TeamButton
        call={updatePayout}
        object={object}
        size="sm"
        variant="quiet"
        label={`Falló el pago a ${nombre}`}
        onClick={() => setOpenDialog('fallido')}
      >
        Falló
      </TeamButton>
      <SendDialog
        opened={openDialog === 'enviado'}
        onClose={close}
        payout={payout}
        onSend={(clave_rastreo) => update({ estado: 'enviado', clave_rastreo })}
      />
      <CorrectDialog
        opened={openDialog === 'clave'}
        onClose={close}
        payout={payout}
        onCorrect={correct}
      />
      <UnpaidDialog
        estado="fallido"
        opened={openDialog === 'fallido'}
        onClose={close}
        payout={payout}
        onConfirm={update}
      />
      <ConfirmDialog
        opened={openDialog === 'pagado'}
        onClose={close}
        title="¿Llegó el pago?"
        confirmLabel="Marcar pagado"
        irreversible
        onConfirm={() => update({ estado: 'pagado' })}
      >
        <PayoutFacts payout={payout} />
        <p>Márcalo solo si el banco confirmó que el dinero llegó a la cuenta.</p>
      </ConfirmDialog>
    </div>
  );
}
