import { createMembership } from './create.ts';
import { createProject } from './create-project.ts';
import { getMembershipPayment } from './get-membership-payment.ts';
import { getStripeKeys } from './get-stripe-keys.ts';

export { closeUnasked, giveUpAbandoned, openPaymentsAround } from './give-up.ts';
export { mountPaymentReturn } from './return.ts';
export { settle } from './settle.ts';
export const handlers = [getStripeKeys, createProject, createMembership, getMembershipPayment];
