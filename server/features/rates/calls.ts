import * as rates from '#contract/rates.ts';
import { implement } from '#server/calls/implement.ts';
import { getRates } from './get-rates.ts';
import { planFee } from './plan-fee.ts';
import { planPrice } from './plan-price.ts';
import { withdrawRate } from './withdraw-rate.ts';

/** The handlers of the contract's module. */
export const handlers = implement(rates, { getRates, planFee, planPrice, withdrawRate });
