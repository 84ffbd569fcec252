import { centavos, formatCentavos } from '#domain/money.ts';
import { whereItIs } from '#domain/payouts/back.ts';
import { needsReason } from '#domain/payouts/payout.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { PayoutRow } from './queries.ts';

type NotifiedPayout = Pick<
  PayoutRow,
  'id' | 'account_id' | 'nombre' | 'amount' | 'numero' | 'estado'
> &
  Pick<PayoutRow, 'clave_rastreo' | 'motivo' | 'to_debt' | 'to_reserve'>;

const EVENTS = {
  enviado: 'deposito_enviado',
  pagado: 'deposito_pagado',
  fallido: 'deposito_fallido',
  devuelto: 'deposito_devuelto',
} as const;

/** Where a debt or a chargeback took a part, or all, of what would be balance again. */
const TAKEN = {
  fallido: 'deposito_fallido_adeudo',
  devuelto: 'deposito_devuelto_adeudo',
} as const;

type Event =
  | (typeof EVENTS)[keyof typeof EVENTS]
  | (typeof TAKEN)[keyof typeof TAKEN]
  | 'deposito_corregido';

/** Notifies the professional of their payout's new state. */
export async function notifyPayout(trx: Trx, payout: NotifiedPayout, now: Date): Promise<void> {
  const { estado, clave_rastreo, motivo } = payout;
  if (estado === 'pendiente') return;
  const { amount: monto, to_debt: adeudo, to_reserve: reservado } = payout;
  if ((estado === 'fallido' || estado === 'devuelto') && adeudo + reservado > 0) {
    const where = whereItIs({ monto, adeudo, reservado }, (part) => formatCentavos(centavos(part)));
    return notifyPayee(trx, payout, { evento: TAKEN[estado], more: [motivo, where], now });
  }
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
  { id, account_id: accountId, nombre, amount, numero, estado }: NotifiedPayout,
  { evento, more, now }: { evento: Event; more: readonly (string | null)[]; now: Date },
): Promise<void> {
  const about = [nombre, formatCentavos(amount), numero.slice(-4)];
  const parameters = [...about, ...more.map((text) => text ?? '')];
  // What did not arrive has no receipt.
  const receipt = needsReason(estado) ? {} : { payout: id };
  await notify(trx, { accountId, evento, parameters, about: id, ...receipt, now });
}
