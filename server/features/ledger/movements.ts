import { operationKey } from '#domain/ledger/operation-keys.ts';
import { type Fee, feeOfRelease } from '#domain/projects/fee.ts';
import { add, type Centavos, subtract, ZERO } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { holdBack } from './claims.ts';
import { refundCameBack, refundLeft } from './provider.ts';
import { negative, record, recordAll } from './record.ts';

/**
 * Records a card payment: the provider has the money, the project holds up to what is due, and the excess is
 * owed back to the card. False when already recorded.
 */
export const recordPayment = (
  trx: Trx,
  payment: {
    providerId: string;
    proposalId: number;
    held: Centavos;
    excess: Centavos;
    now: Date;
  },
): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.payment(payment.providerId),
    kind: 'pago',
    proposalId: payment.proposalId,
    now: payment.now,
    entries: [
      [{ kind: 'proveedor' }, negative(add(payment.held, payment.excess))],
      [{ kind: 'retenido', proposal_id: payment.proposalId }, payment.held],
      [{ kind: 'devolucion' }, payment.excess],
    ],
  });

/**
 * Records a card payment of a membership: the platform earns it, or owes it back to the card when it bought
 * nothing. False when already recorded.
 */
export const recordMembership = (
  trx: Trx,
  payment: { providerId: string; earned: Centavos; excess: Centavos; now: Date },
): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.membership(payment.providerId),
    kind: 'membresia',
    proposalId: null,
    now: payment.now,
    entries: [
      [{ kind: 'proveedor' }, negative(add(payment.earned, payment.excess))],
      [{ kind: 'membresia' }, payment.earned],
      [{ kind: 'devolucion' }, payment.excess],
    ],
  });

/** Records that held money of a project is owed back to its cards. False when already recorded. */
export const recordRefund = (
  trx: Trx,
  refund: { operation: string; proposalId: number; amount: Centavos; now: Date },
): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.refund(refund.proposalId, refund.operation),
    kind: 'reembolso',
    proposalId: refund.proposalId,
    now: refund.now,
    entries: [
      [{ kind: 'retenido', proposal_id: refund.proposalId }, negative(refund.amount)],
      [{ kind: 'devolucion' }, refund.amount],
    ],
  });

interface Returned {
  readonly providerId: string;
  readonly proposalId: number | null;
  /** What was owed to the card. */
  readonly owed: Centavos;
  /** What nobody had asked for: so much of it as the project still held, and the loss beyond. */
  readonly held?: Centavos;
  readonly loss?: Centavos;
  readonly now: Date;
}

/**
 * Records that the provider has sent a refund to the card. Its balance may have shown that before, while the refund was
 * under way. False when already recorded.
 */
export async function recordReturned(
  trx: Trx,
  { providerId, proposalId, owed, held = ZERO, loss = ZERO, now }: Returned,
): Promise<boolean> {
  const total = add(owed, held, loss);
  const recorded = await record(trx, {
    operationKey: operationKey.returned(providerId),
    kind: 'devuelto',
    proposalId,
    now,
    entries: [
      ...(proposalId === null
        ? []
        : [[{ kind: 'retenido', proposal_id: proposalId }, negative(held)] as const]),
      [{ kind: 'devolucion' }, negative(owed)],
      [{ kind: 'por_decidir' }, negative(loss)],
      [{ kind: 'en_camino_a_tarjeta' }, total],
    ],
  });
  if (recorded) await recordAll(trx, [refundLeft(providerId, total)], now);
  return recorded;
}

interface OwedBack {
  readonly proposalId: number | null;
  readonly amount: Centavos;
  readonly now: Date;
}

/** Records that a refund which had been sent failed after all: it is owed again. False when already recorded. */
export async function recordReturnFailed(
  trx: Trx,
  { providerId, proposalId, amount, now }: OwedBack & { providerId: string },
): Promise<boolean> {
  const recorded = await record(trx, {
    operationKey: operationKey.returnFailed(providerId),
    kind: 'devolucion_fallida',
    proposalId,
    now,
    entries: [
      [{ kind: 'devolucion' }, amount],
      [{ kind: 'en_camino_a_tarjeta' }, negative(amount)],
    ],
  });
  if (recorded) await recordAll(trx, [refundCameBack(providerId, amount)], now);
  return recorded;
}

/** Records that what is owed to a card was paid from the platform's bank. False when already recorded. */
export const recordReturnedOutside = (
  trx: Trx,
  { refundId, proposalId, amount, now }: OwedBack & { refundId: number },
): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.returnedOutside(refundId),
    kind: 'devuelto_por_fuera',
    proposalId,
    now,
    entries: [
      [{ kind: 'devolucion' }, negative(amount)],
      [{ kind: 'banco' }, amount],
    ],
  });

/**
 * Records that held money goes to the professional, minus the fee of this release. `releasedBefore` must have
 * been read under the project's lock. Answers the movement and what it came to after the fee; null when already recorded.
 */
export async function recordRelease(
  trx: Trx,
  release: {
    /** An operation key of a release. */
    operationKey: string;
    proposalId: number;
    professionalId: number;
    amount: Centavos;
    releasedBefore: Centavos;
    /** The project's. */
    fee: Fee;
    now: Date;
  },
): Promise<{ id: number; net: Centavos } | null> {
  const { operationKey: key, proposalId, professionalId, amount, now } = release;
  const fee = feeOfRelease(release.fee, release.releasedBefore, amount);
  const net = subtract(amount, fee);
  const recorded = await record(trx, {
    operationKey: key,
    kind: 'liberacion',
    proposalId,
    now,
    entries: [
      [{ kind: 'retenido', proposal_id: proposalId }, negative(amount)],
      [{ kind: 'profesional', account_id: professionalId }, net],
      [{ kind: 'comision' }, fee],
    ],
  });
  if (!recorded) return null;
  await holdBack(trx, professionalId, key, now);
  const { id } = await trx
    .selectFrom('ledger_movement')
    .select('id')
    .where('operation_key', '=', key)
    .executeTakeFirstOrThrow();
  return { id, net };
}

interface PayoutMovement {
  readonly payoutId: number;
  readonly accountId: number;
  readonly amount: Centavos;
  readonly now: Date;
}

/** Records that a professional's balance is on its way to their bank. False when already recorded. */
export const recordPayout = (trx: Trx, payout: PayoutMovement): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.payout(payout.payoutId),
    kind: 'pago_profesional',
    proposalId: null,
    now: payout.now,
    entries: [
      [{ kind: 'profesional', account_id: payout.accountId }, negative(payout.amount)],
      [{ kind: 'por_transferir', account_id: payout.accountId }, payout.amount],
    ],
  });

/**
 * Records that a payout arrived and left the platform's bank, or failed and is the professional's balance again.
 * Both have one key, so only one can happen. False when either is already recorded.
 */
export async function recordTransfer(
  trx: Trx,
  { arrived, ...payout }: PayoutMovement & { arrived: boolean },
): Promise<boolean> {
  const key = operationKey.transfer(payout.payoutId);
  const recorded = await record(trx, {
    operationKey: key,
    kind: arrived ? 'transferido' : 'transferencia_fallida',
    proposalId: null,
    now: payout.now,
    entries: [
      // The balance first: the same lock order as when the payout was made.
      [{ kind: 'profesional', account_id: payout.accountId }, arrived ? ZERO : payout.amount],
      [{ kind: 'por_transferir', account_id: payout.accountId }, negative(payout.amount)],
      [{ kind: 'banco' }, arrived ? payout.amount : ZERO],
    ],
  });
  if (recorded && !arrived) await holdBack(trx, payout.accountId, key, payout.now);
  return recorded;
}

/** Records that the bank sent a delivered payout back: it is balance again. False when already recorded. */
export async function recordTransferReturned(trx: Trx, payout: PayoutMovement): Promise<boolean> {
  const key = operationKey.transferReturned(payout.payoutId);
  const recorded = await record(trx, {
    operationKey: key,
    kind: 'transferencia_devuelta',
    proposalId: null,
    now: payout.now,
    entries: [
      [{ kind: 'profesional', account_id: payout.accountId }, payout.amount],
      [{ kind: 'banco' }, negative(payout.amount)],
    ],
  });
  if (recorded) await holdBack(trx, payout.accountId, key, payout.now);
  return recorded;
}
