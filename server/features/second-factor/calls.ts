import * as secondFactor from '#contract/second-factor.ts';
import { implement } from '#server/calls/implement.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { keepRecoveryCodes } from './keep-recovery-codes.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { getPasskeyChallenge } from './passkeys/get-passkey-challenge.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

/** Handlers for `contract/second-factor.ts`. */
export const handlers = implement(secondFactor, {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  removeTotp,
  addPasskey,
  beginPasskey,
  getPasskeyChallenge,
  removePasskey,
  keepRecoveryCodes,
  renewRecoveryCodes,
});
