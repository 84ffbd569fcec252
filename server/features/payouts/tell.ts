import { formatCentavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { PayoutRow } from './queries.ts';

type Told = Pick<PayoutRow, 'account_id' | 'nombre' | 'amount' | 'numero' | 'estado'> &
  Pick<PayoutRow, 'clave_rastreo' | 'motivo'>;

const EVENTS = {
  enviado: 'deposito_enviado',
  pagado: 'deposito_pagado',
  fallido: 'deposito_fallido',
} as const;

/** Tells the professional where their money is now. */
export async function tellPayout(trx: Trx, payout: Told, now: Date): Promise<void> {
  const { account_id: accountId, nombre, amount, numero, estado } = payout;
  if (estado === 'pendiente') return;
  const more = { enviado: [payout.clave_rastreo], pagado: [], fallido: [payout.motivo] }[estado];
  await notify(trx, {
    accountId,
    evento: EVENTS[estado],
    parameters: [
      nombre,
      formatCentavos(amount),
      numero.slice(-4),
      ...more.map((text) => text ?? ''),
    ],
    now,
  });
}
