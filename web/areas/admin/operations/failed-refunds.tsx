import type { OutputOf } from '#contract/call.ts';
import { type getFailedRefunds, settleRefundOutside, retryRefund } from '#contract/operations.ts';
import { stopped } from '#lib/stopped.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TeamButton } from '../team-button.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText } from '../words.ts';
import { Attend } from './attend.tsx';
import { OutsideDialog, type OutsideDialogProps } from './outside-dialog.tsx';
import style from './pending.module.css';
import { useDialog } from '../use-dialog.ts';
import { useFailedRefunds } from '../use-pending.ts';
import { WaitingList } from './waiting-list.tsx';

const REASONS = {
  rechazada: 'El banco de la tarjeta la rechazó',
  cancelada: 'Se canceló en Stripe',
  no_aceptada: 'Stripe no la aceptó',
} as const;

/** Refunds that did not reach the card. */
export function FailedRefunds({ count }: { count: number }) {
  return (
    <WaitingList
      title="Devoluciones que no llegaron"
      count={count}
      list={useFailedRefunds()}
      itemsOf={({ devoluciones }) => devoluciones}
      keyOf={({ id }) => id}
      none="Todas las devoluciones llegaron o van en camino."
    >
      {(refund) => <FailedRefundCard refund={refund} />}
    </WaitingList>
  );
}

type FailedRefund = OutputOf<typeof getFailedRefunds>['devoluciones'][number];

/** One that did not reach its card: why, and what can be done. */
export function FailedRefundCard({ refund }: { refund: FailedRefund }) {
  const { id, persona, monto, pago, motivo, detalle, intentos, tardia, fallo_at, siguiente_at } =
    refund;
  return (
    <Card as="article" className={style.card}>
      <p className={style.head}>
        <PersonLink person={persona} />
        <Money mxn={monto} strong />
      </p>
      <p>
        {tardia
          ? 'El banco de la tarjeta la regresó después de que Stripe la dio por hecha.'
          : `${REASONS[motivo]}, ${intentos === 1 ? 'en 1 intento' : `en ${intentos} intentos`}.`}
        {detalle !== '' && ` ${detalle}`}
      </p>
      <p>
        Revisa el pago en Stripe y pregúntale a {persona.nombre} si su tarjeta sigue activa. Cuando
        esté resuelto, vuelve a intentarlo, o págasela por otro medio; mientras tanto el dinero
        sigue apartado.
      </p>
      {siguiente_at === null ? (
        <p className={style.muted}>
          Último intento: <RelativeTime at={fallo_at}>{momentText(fallo_at)}</RelativeTime>
        </p>
      ) : (
        <p className={style.muted}>
          Falla desde <RelativeTime at={fallo_at}>{momentText(fallo_at)}</RelativeTime>. Se intenta
          otra vez sola: {momentText(siguiente_at)}.
        </p>
      )}
      <Attend
        call={retryRefund}
        what={`devolución a ${persona.nombre}`}
        retryLabel="Reintentar"
        confirmRetry={{
          title: `¿Reintentar la devolución de ${pesos(monto)}?`,
          means: `Se le vuelve a pedir a Stripe que devuelva ${pesos(monto)} a la tarjeta de ${stopped(persona.nombre)} Antes revisa que no se los hayas pagado ya por otro medio.`,
        }}
        retried="Volvimos a pedir la devolución. Si falla otra vez, aparecerá aquí."
        attend={() => api.operations.retryRefund({ refund_id: id })}
      />
      <div className={style.actions}>
        <PaidOutside refund={{ id, monto, persona }} />
        <Button
          variant="quiet"
          size="sm"
          href={paths.clientPayment(pago)}
          label={`Ver el pago de ${persona.nombre}`}
        >
          Ver el pago
        </Button>
      </div>
    </Card>
  );
}

function PaidOutside({ refund }: Pick<OutsideDialogProps, 'refund'>) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={settleRefundOutside}
        variant="secondary"
        size="sm"
        label={`Pagada por otro medio: devolución a ${refund.persona.nombre}`}
        onClick={dialog.open}
      >
        Pagada por otro medio
      </TeamButton>
      {dialog.mounted && (
        <OutsideDialog opened={dialog.opened} refund={refund} onClose={dialog.close} />
      )}
    </>
  );
}
