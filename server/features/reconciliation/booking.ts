import { operationKey } from '#domain/ledger/operation-keys.ts';
import { add, centavos, subtract, ZERO } from '#domain/money.ts';
import type { ProviderBalanceMovement } from '#server/adapters/payments/port.ts';
import {
  depositCameBack,
  depositLeft,
  type PlatformMovement,
  providerCost,
  refundCameBack,
  refundLeft,
} from '#server/features/ledger/index.ts';

interface Booking {
  /** The ledger's operations that a movement of the provider's is, or may be, in the books as. */
  readonly keys: readonly string[];
  /** Those that nobody else records. */
  readonly records: readonly PlatformMovement[];
}

/** What the platform's currency is called at the provider. */
const CURRENCY = 'mxn';

const NOTHING: Booking = { keys: [], records: [] };

/**
 * How a movement of the provider's balance gets into the books. Charges and disputes are recorded by what settles them,
 * with their projects. A kind that is not known here is not guessed: it stays a difference, with its whole amount.
 * `isForeign`: it is of a payment that the product knows nothing of.
 */
export function bookingOf(movement: ProviderBalanceMovement, isForeign: boolean): Booking {
  const known = movement.currency === CURRENCY ? CATEGORIES[movement.category] : undefined;
  const booking = known?.(movement, isForeign) ?? NOTHING;
  if (booking === NOTHING || movement.fee === 0 || WHOLE.has(movement.category)) return booking;
  const cost = providerCost(movement.id, movement);
  return {
    keys: [...booking.keys, cost.operationKey],
    records: [...booking.records, cost],
  };
}

/** Their cost is a part of the one movement that they are. */
const WHOLE: ReadonlySet<string> = new Set([
  'dispute',
  'dispute_reversal',
  'fee',
  'network_cost',
  'tax',
]);

const recorded = (record: PlatformMovement): Booking => ({
  keys: [record.operationKey],
  records: [record],
});

const taken = ({ amount }: ProviderBalanceMovement) => subtract(ZERO, amount);

/** A price of the provider's own that stands alone; what it consists of is one cost. */
const price = (movement: ProviderBalanceMovement, isTax: boolean): Booking => {
  const fee = add(taken(movement), movement.fee);
  return recorded(providerCost(movement.id, { fee, tax: isTax ? fee : movement.tax }));
};

/** By the provider's category for reports. */
const CATEGORIES: Readonly<
  Record<string, (movement: ProviderBalanceMovement, isForeign: boolean) => Booking>
> = {
  charge: ({ paymentId }) =>
    paymentId === null
      ? NOTHING
      : {
          keys: [operationKey.payment(paymentId), operationKey.membership(paymentId)],
          records: [],
        },
  refund: (movement, isForeign) => ofRefund(movement, isForeign, refundLeft, operationKey.returned),
  refund_failure: (movement, isForeign) =>
    ofRefund(movement, isForeign, refundCameBack, operationKey.returnFailed),
  dispute: ({ id }) => ({ keys: [operationKey.chargeback(id)], records: [] }),
  dispute_reversal: ({ id }) => ({ keys: [operationKey.chargeback(id)], records: [] }),
  payout: (movement) => recorded(depositLeft(movement.id, taken(movement))),
  payout_reversal: (movement) => recorded(depositCameBack(movement.id, movement.amount)),
  fee: (movement) => price(movement, false),
  network_cost: (movement) => price(movement, false),
  tax: (movement) => price(movement, true),
};

function ofRefund(
  { source, amount }: ProviderBalanceMovement,
  isForeign: boolean,
  record: typeof refundLeft,
  /** Before the provider's movements were taken, this one moved its balance. */
  earlier: (refundId: string) => string,
): Booking {
  if (source === null) return NOTHING;
  const { keys, records } = recorded(
    record(source, centavos(Math.abs(amount)), isForeign ? 'por_aclarar' : 'en_camino_a_tarjeta'),
  );
  return { keys: [...keys, earlier(source)], records };
}
