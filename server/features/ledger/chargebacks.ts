import { operationKey } from '#domain/ledger/operation-keys.ts';
import { add, type Centavos, subtract, ZERO } from '#domain/money.ts';
import type { ProviderMovement } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { negative, record } from './record.ts';

interface OfChargeback {
  readonly proposalId: number | null;
  readonly now: Date;
}

/** Records what a chargeback moved at the provider, with what that cost. False when already recorded. */
export const recordChargeback = (
  trx: Trx,
  { movement, proposalId, now }: OfChargeback & { movement: ProviderMovement },
): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.chargeback(movement.id),
    kind: 'contracargo',
    proposalId,
    now,
    entries: [
      [{ kind: 'proveedor' }, subtract(movement.fee, movement.amount)],
      [{ kind: 'contracargo' }, movement.amount],
      [{ kind: 'costo_contracargo' }, negative(subtract(movement.fee, movement.tax))],
      [{ kind: 'iva_acreditable' }, negative(movement.tax)],
    ],
  });

/**
 * Records that a chargeback is lost: what was owed to the card is paid by it, what the project still held of the payment
 * covers it, and the rest waits for a decision. False when already recorded.
 */
export const recordChargebackLost = (
  trx: Trx,
  lost: OfChargeback & { disputeId: string; owed: Centavos; held: Centavos; loss: Centavos },
): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.chargebackLost(lost.disputeId),
    kind: 'contracargo_perdido',
    proposalId: lost.proposalId,
    now: lost.now,
    entries: [
      ...(lost.proposalId === null
        ? []
        : [[{ kind: 'retenido', proposal_id: lost.proposalId }, negative(lost.held)] as const]),
      [{ kind: 'devolucion' }, negative(lost.owed)],
      [{ kind: 'contracargo' }, add(lost.owed, lost.held, lost.loss)],
      [{ kind: 'por_decidir' }, negative(lost.loss)],
    ],
  });

/** Who was charged for a loss that is none any more: what they paid of that and what they still owed. */
interface Charged {
  readonly accountId: number;
  readonly paid: Centavos;
  readonly unpaid: Centavos;
}

const toCharged = (charged: Charged | null) =>
  charged === null
    ? []
    : ([
        [{ kind: 'profesional', account_id: charged.accountId }, charged.paid],
        [{ kind: 'adeudo', account_id: charged.accountId }, charged.unpaid],
      ] as const);

/** What of a chargeback that comes back is somebody's again, centavos. */
interface Recovered extends OfChargeback {
  readonly disputeId: string;
  readonly amount: Centavos;
  /** To the card, which has lost it again. */
  readonly owed: Centavos;
  readonly held: Centavos;
  readonly charged: Charged | null;
}

/** Records that the bank gave back a chargeback which was lost: the rest lessens what the platform lost. */
export const recordChargebackRecovered = (
  trx: Trx,
  { disputeId, amount, owed, held, charged, proposalId, now }: Recovered,
): Promise<boolean> => {
  const theirs = charged === null ? ZERO : add(charged.paid, charged.unpaid);
  return record(trx, {
    operationKey: operationKey.chargebackRecovered(disputeId),
    kind: 'contracargo_recuperado',
    proposalId,
    now,
    entries: [
      ...(proposalId === null
        ? []
        : [[{ kind: 'retenido', proposal_id: proposalId }, held] as const]),
      ...toCharged(charged),
      [{ kind: 'devolucion' }, owed],
      [{ kind: 'contracargo' }, negative(amount)],
      [{ kind: 'perdida' }, subtract(amount, add(owed, held, theirs))],
    ],
  });
};

interface DecidedLoss extends OfChargeback {
  readonly lossId: number;
  readonly amount: Centavos;
  /** Who owes `owed` of it; null when the platform bears all. */
  readonly debtorId: number | null;
  /** Taken from what is reserved of theirs. */
  readonly reserved: Centavos;
  /** Taken from their next releases. */
  readonly owed: Centavos;
}

/** Records who bears a loss. False when already recorded. */
export const recordLoss = (trx: Trx, loss: DecidedLoss): Promise<boolean> => {
  const { lossId, amount, debtorId, reserved, owed, proposalId, now } = loss;
  const theirs = debtorId === null ? ZERO : add(reserved, owed);
  return record(trx, {
    operationKey: operationKey.loss(lossId),
    kind: 'perdida',
    proposalId,
    now,
    entries: [
      ...(debtorId === null
        ? []
        : ([
            [{ kind: 'reserva', account_id: debtorId }, negative(reserved)],
            [{ kind: 'adeudo', account_id: debtorId }, negative(owed)],
          ] as const)),
      [{ kind: 'por_decidir' }, amount],
      [{ kind: 'perdida' }, negative(subtract(amount, theirs))],
    ],
  });
};

interface UndoneLoss extends OfChargeback {
  readonly lossId: number;
  /** The refund that failed, by the provider's id. */
  readonly providerId: string;
  /** How much of the loss is none. */
  readonly amount: Centavos;
  readonly decided: boolean;
  readonly charged: Charged | null;
}

/** Records that what a loss was of is back, and owed to nobody. False when already recorded. */
export const recordLossUndone = (trx: Trx, loss: UndoneLoss): Promise<boolean> => {
  const { lossId, providerId, amount, decided, charged, proposalId, now } = loss;
  const theirs = charged === null ? ZERO : add(charged.paid, charged.unpaid);
  const rest = subtract(amount, theirs);
  return record(trx, {
    operationKey: operationKey.lossUndone(lossId, providerId),
    kind: 'perdida_deshecha',
    proposalId,
    now,
    entries: [
      ...toCharged(charged),
      [{ kind: 'devolucion' }, negative(amount)],
      [{ kind: decided ? 'perdida' : 'por_decidir' }, rest],
    ],
  });
};
