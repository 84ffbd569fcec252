import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { vi } from 'vitest';
import { getStripeKeys } from '#contract/payments.ts';
import { answer } from '#web/testing/network.ts';

// As much of the provider's library as the card form needs.

/** What the provider says of a payment; it never says that it succeeded, but leads to the server. */
export const confirmPayment = vi.fn<() => Promise<Partial<PaymentIntentResult>>>();

const told = new Map<string, () => void>();
const element = {
  mount() {},
  update() {},
  destroy() {},
  off() {},
  on: (event: string, tell: () => void) => void told.set(event, tell),
};

/** The card form has appeared. */
export const showCardForm = (): void => told.get('ready')?.();

const stripe = {
  elements: () => ({ create: () => element, getElement: () => element, update() {} }),
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
  confirmPayment,
};

/** The library is loaded once for all tests of a page, and then asks for no keys. */
export function answerProvider(): void {
  Object.assign(globalThis, { Stripe: () => stripe as unknown as Stripe });
  answer(getStripeKeys, { key_public: 'clave', script: '' });
}
