import type { OutputOf } from '#contract/call.ts';
import { getMembershipPayment as call } from '#contract/payments.ts';
import { toMxn } from '#domain/money.ts';
import { ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { userView } from '#server/features/accounts/index.ts';
import { latestMembershipPayment } from './queries.ts';
import { settle } from './settle.ts';

type Pago = NonNullable<OutputOf<typeof call>['pago']>;
type Row = NonNullable<Awaited<ReturnType<typeof latestMembershipPayment>>>;

export const getMembershipPayment = handleOutside(call, async (_input, context) => {
  const { caller, db, services, log } = context;
  const known = await latestMembershipPayment(db, caller.id);
  let unknown = false;
  if (known?.id_payment && !known.settled_at && !known.closed_at)
    await settle(services, known.id_payment, log).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error;
      // It may be paid; the webhook or the clock will settle it.
      unknown = true;
      log.error({ err: error, payment: known.id }, 'payment provider unreachable');
    });
  const row = await latestMembershipPayment(db, caller.id);
  return {
    pago: row
      ? {
          estado: unknown && !row.settled_at ? 'en_proceso' : estadoOf(row),
          nivel: row.nivel ?? 0,
          descripcion: row.nivel_descripcion,
          value: toMxn(row.value),
          createAt: row.created_at.toISOString(),
          ...(row.settled_at && { recibo: row.id }),
        }
      : null,
    user: await userView(context, caller.id),
  };
});

function estadoOf({ settled_at, devuelto, payment_status }: Row): Pago['estado'] {
  if (settled_at) return devuelto ? 'devuelto' : 'aplicado';
  return ['processing', 'requires_capture'].includes(payment_status) ? 'en_proceso' : 'sin_pagar';
}
