import { operationKey } from '#domain/ledger/operation-keys.ts';
import { type Centavos, subtract } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { negative, type PlatformMovement, record } from './record.ts';

/**
 * Where the other side of a refund stands: of a payment of ours on its way to the card, until our refund is done; of any
 * other payment where that payment was booked by hand, because no refund of ours ever takes it from there.
 */
type RefundSide = 'en_camino_a_tarjeta' | 'por_aclarar';

/** A refund has left the provider's balance: its list of movements and our own refund both say so, in any order. */
export const refundLeft = (
  refundId: string,
  amount: Centavos,
  side: RefundSide = 'en_camino_a_tarjeta',
): PlatformMovement => ({
  operationKey: operationKey.refundLeft(refundId),
  kind: 'reembolso_enviado',
  entries: [
    [side, negative(amount)],
    ['proveedor', amount],
  ],
});

/** A refund that failed is in the provider's balance again. */
export const refundCameBack = (
  refundId: string,
  amount: Centavos,
  side: RefundSide = 'en_camino_a_tarjeta',
): PlatformMovement => ({
  operationKey: operationKey.refundCameBack(refundId),
  kind: 'reembolso_regresado',
  entries: [
    [side, amount],
    ['proveedor', negative(amount)],
  ],
});

/** What the provider took for one of its movements; `tax` is part of `fee`. */
export const providerCost = (
  movementId: string,
  { fee, tax }: { fee: Centavos; tax: Centavos },
): PlatformMovement => ({
  operationKey: operationKey.cost(movementId),
  kind: 'costo',
  entries: [
    ['proveedor', fee],
    ['costo_proveedor', negative(subtract(fee, tax))],
    ['iva_acreditable', negative(tax)],
  ],
});

/** Part of the provider's balance is on its way to the platform's bank. */
export const depositLeft = (movementId: string, amount: Centavos): PlatformMovement => ({
  operationKey: operationKey.depositLeft(movementId),
  kind: 'deposito_enviado',
  entries: [
    ['proveedor', amount],
    ['en_camino_al_banco', negative(amount)],
  ],
});

/** What was on its way to the platform's bank is in the provider's balance again. */
export const depositCameBack = (movementId: string, amount: Centavos): PlatformMovement => ({
  operationKey: operationKey.depositCameBack(movementId),
  kind: 'deposito_regresado',
  entries: [
    ['proveedor', negative(amount)],
    ['en_camino_al_banco', amount],
  ],
});

interface Deposit {
  /** The provider's id of the payout. */
  readonly payoutId: string;
  readonly amount: Centavos;
  readonly now: Date;
}

/** Records that a payout of the provider's has arrived at the platform's bank. False when already recorded. */
export const recordDeposit = (trx: Trx, { payoutId, amount, now }: Deposit): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.depositArrived(payoutId),
    kind: 'deposito_llegado',
    proposalId: null,
    now,
    entries: [
      [{ kind: 'en_camino_al_banco' }, amount],
      [{ kind: 'banco' }, negative(amount)],
    ],
  });

/** Records that the platform's bank gave a payout back that had arrived. False when already recorded. */
export const recordDepositUndone = (
  trx: Trx,
  { payoutId, amount, now }: Deposit,
): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.depositUndone(payoutId),
    kind: 'deposito_deshecho',
    proposalId: null,
    now,
    entries: [
      [{ kind: 'en_camino_al_banco' }, negative(amount)],
      [{ kind: 'banco' }, amount],
    ],
  });
