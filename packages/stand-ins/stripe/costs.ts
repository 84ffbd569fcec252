import type { Movement } from './balance.ts';
import type { BalanceTransaction } from './types.ts';

/** Stripe's prices in Mexico, in thousandths and centavos; the country's IVA comes on top of each. */
const CARD = 36;
const FOREIGN_CARD = 5;
const EACH_CHARGE = 300;
const DISPUTE = 30_000;
const IVA = 160;

const thousandths = (amount: number, rate: number) => Math.round((amount * rate) / 1000);

type Cost = Omit<Movement, 'source'>;

/** A charge and what Stripe keeps of it; refunds do not give that back. */
export function costOfCharge(amount: number, currency: string, country: string): Cost {
  const rate = CARD + (country === 'MX' ? 0 : FOREIGN_CARD);
  return {
    type: 'charge',
    reporting_category: 'charge',
    amount,
    currency,
    fee_details: withTax(
      thousandths(amount, rate) + EACH_CHARGE,
      currency,
      'Stripe processing fees',
    ),
  };
}

/** The disputed amount that is withdrawn, and the price of a dispute, which not even a won one gives back. */
export function costOfDispute(amount: number, currency: string): Cost {
  return {
    type: 'adjustment',
    reporting_category: 'dispute',
    amount: -amount,
    currency,
    fee_details: withTax(DISPUTE, currency, 'Dispute fee'),
  };
}

function withTax(
  fee: number,
  currency: string,
  description: string,
): BalanceTransaction['fee_details'] {
  const shared = { application: null, currency } as const;
  return [
    { ...shared, amount: fee, description, type: 'stripe_fee' },
    { ...shared, amount: thousandths(fee, IVA), description: 'IVA', type: 'tax' },
  ];
}
