import { DAY, formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { type Centavos, formatCentavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify } from '#server/features/notifications/index.ts';

interface About {
  readonly accountId: number;
  /** The level's name. */
  readonly nivel: string;
  readonly now: Date;
}

interface Paid {
  readonly amount: Centavos;
  /** The payment. */
  readonly receipt: number;
}

const dayOf = (at: number): string => formatDay(mexicoDay(at));

export const notifyPaid = (
  trx: Trx,
  { accountId, nivel, now, amount, endsAt, receipt }: About & Paid & { endsAt: number },
) =>
  notify(trx, {
    accountId,
    evento: 'membresia_pagada',
    parameters: [formatCentavos(amount), nivel, dayOf(endsAt)],
    receipt,
    now,
  });

/** A payment that bought nothing is refunded. */
export const notifyRefunded = (
  trx: Trx,
  { accountId, nivel, now, amount, receipt }: About & Paid,
) =>
  notify(trx, {
    accountId,
    evento: 'membresia_devuelta',
    parameters: [formatCentavos(amount), nivel],
    receipt,
    now,
  });

export const notifyEnding = (
  trx: Trx,
  { accountId, nivel, now, endsAt }: About & { endsAt: number },
) => {
  // As it is now: the reminder may come late.
  const days = Math.max(1, Math.ceil((endsAt - now.getTime()) / DAY));
  return notify(trx, {
    accountId,
    evento: 'membresia_por_terminar',
    parameters: [nivel, days === 1 ? '1 día' : `${days} días`, dayOf(endsAt)],
    now,
  });
};

export const notifyEnded = (trx: Trx, { accountId, nivel, now }: About) =>
  notify(trx, { accountId, evento: 'membresia_terminada', parameters: [nivel], now });
