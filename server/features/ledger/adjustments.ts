import { operationKey } from '#domain/ledger/operation-keys.ts';
import type { Centavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { negative, record } from './record.ts';

interface Adjustment {
  readonly differenceId: number;
  /** Positive what the provider has and the books have not. */
  readonly amount: Centavos;
  readonly now: Date;
}

/** Records what the provider has otherwise, until somebody knows whose it is. False when already recorded. */
export const recordAdjustment = (
  trx: Trx,
  { differenceId, amount, now }: Adjustment,
): Promise<boolean> =>
  record(trx, {
    operationKey: operationKey.adjustment(differenceId),
    kind: 'ajuste',
    proposalId: null,
    now,
    entries: [
      [{ kind: 'proveedor' }, negative(amount)],
      [{ kind: 'por_aclarar' }, amount],
    ],
  });
