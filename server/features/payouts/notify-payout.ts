import { centavos, formatCentavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { PayoutRow } from './queries.ts';

type NotifiedPayout = Pick<PayoutRow, 'account_id' | 'nombre' | 'amount' | 'numero' | 'estado'> &
  Pick<PayoutRow, 'clave_rastreo' | 'motivo' | 'to_debt'>;

const EVENTS = {
  enviado: 'deposito_enviado',
  pagado: 'deposito_pagado',
  fallido: 'deposito_fallido',
  devuelto: 'deposito_devuelto',
} as const;

/** Where a debt took a part of what is balance again. */
const WITH_DEBT = {
  fallido: 'deposito_fallido_adeudo',
  devuelto: 'deposito_devuelto_adeudo',
} as const;

type Event =
  | (typeof EVENTS)[keyof typeof EVENTS]
  | (typeof WITH_DEBT)[keyof typeof WITH_DEBT]
  | 'deposito_corregido';

/** Notifies the professional of their payout's new state. */
export async function notifyPayout(trx: Trx, payout: NotifiedPayout, now: Date): Promise<void> {
  const { estado, clave_rastreo, motivo } = payout;
  if (estado === 'pendiente') return;
  if ((estado === 'fallido' || estado === 'devuelto') && payout.to_debt > 0)
    return notifyPayee(trx, payout, {
      evento: WITH_DEBT[estado],
      more: [motivo, formatCentavos(centavos(payout.to_debt))],
      now,
    });
  const more = { enviado: [clave_rastreo], pagado: [], fallido: [motivo], devuelto: [motivo] }[
    estado
  ];
  await notifyPayee(trx, payout, { evento: EVENTS[estado], more, now });
}

/** Notifies the professional of the corrected tracking key. */
export const notifyCorrectedKey = (trx: Trx, payout: NotifiedPayout, now: Date): Promise<void> =>
  notifyPayee(trx, payout, { evento: 'deposito_corregido', more: [payout.clave_rastreo], now });

async function notifyPayee(
  trx: Trx,
  { account_id: accountId, nombre, amount, numero }: NotifiedPayout,
  { evento, more, now }: { evento: Event; more: readonly (string | null)[]; now: Date },
): Promise<void> {
  const about = [nombre, formatCentavos(amount), numero.slice(-4)];
  const parameters = [...about, ...more.map((text) => text ?? '')];
  await notify(trx, { accountId, evento, parameters, now });
}
