import * as secondFactor from '#contract/second-factor.ts';
import { implement } from '#server/calls/implement.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

/** Handlers for `contract/second-factor.ts`. */
export const handlers = implement(secondFactor, {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
});
