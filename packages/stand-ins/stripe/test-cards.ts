import type { DeclineName } from './declines.ts';

export type TestCard = {
  brand: string;
  /** Mexico, if it says nothing: cards of other countries cost more. */
  country?: string;
  funding?: string;
  /** The bank asks the person to authorise the payment first. */
  threeDSecure?: true;
  /** It authenticates where that is asked for, and not otherwise. */
  authenticatesWhenAsked?: true;
  decline?: DeclineName;
  /** Its money can be paid out as soon as it is charged. */
  availableAtOnce?: true;
  /** What its bank does as soon as it has paid. */
  afterwards?: 'dispute' | 'not-received' | 'inquiry' | 'warning';
};

const visa = { brand: 'visa' };
const mastercard = { brand: 'mastercard' };

/** Stripe's well-known test numbers: https://docs.stripe.com/testing */
export const testCards: Record<string, TestCard> = {
  '4242424242424242': visa,
  '4000056655665556': { ...visa, funding: 'debit' },
  '4000004840008001': visa,
  '4000007240000007': { ...visa, country: 'ES' },
  '4000005540000008': { ...visa, country: 'NZ' },
  '4000000000000077': { ...visa, availableAtOnce: true },
  '4000000000000259': { ...visa, afterwards: 'dispute' },
  '4000000000002685': { ...visa, afterwards: 'not-received' },
  '4000000000001976': { ...visa, afterwards: 'inquiry' },
  '4000000000005423': { ...visa, afterwards: 'warning' },
  '5555555555554444': mastercard,
  '2223003122003222': mastercard,
  '5200828282828210': { ...mastercard, funding: 'debit' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { ...visa, decline: 'generic_decline' },
  '4000000000009995': { ...visa, decline: 'insufficient_funds' },
  '4000000000000069': { ...visa, decline: 'expired_card' },
  '4000000000000127': { ...visa, decline: 'incorrect_cvc' },
  '4000000000000119': { ...visa, decline: 'processing_error' },
  '4000000000003055': { ...visa, authenticatesWhenAsked: true },
  '4000002500003155': { ...visa, threeDSecure: true },
  '4000002760003184': { ...visa, threeDSecure: true },
  '4000000000003220': { ...visa, threeDSecure: true },
  '4000008400001629': { ...visa, threeDSecure: true, decline: 'generic_decline' },
};

/** The same cards by the names in `pm_card_…` and `tok_…`, for calls without a number. */
export const namedCards: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mx: '4000004840008001',
  es: '4000007240000007',
  nz: '4000005540000008',
  bypassPending: '4000000000000077',
  createDispute: '4000000000000259',
  createDisputeProductNotReceived: '4000000000002685',
  createDisputeInquiry: '4000000000001976',
  createIssuerFraudRecord: '4000000000005423',
  mastercard: '5555555555554444',
  mastercard_debit: '5200828282828210',
  amex: '378282246310005',
  chargeDeclined: '4000000000000002',
  visa_chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedExpiredCard: '4000000000000069',
  visa_chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  visa_chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  visa_chargeDeclinedProcessingError: '4000000000000119',
  authenticationRequired: '4000002760003184',
  authenticationRequiredOnSetup: '4000002500003155',
  threeDSecureRequired: '4000000000003220',
  threeDSecure2Required: '4000000000003220',
  threeDSecureOptional: '4000000000003055',
  threeDSecureRequiredChargeDeclined: '4000008400001629',
};

export function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
