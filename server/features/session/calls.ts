import * as session from '#contract/session.ts';
import { implement } from '#server/calls/implement.ts';
import { beginPasskeyLogin } from './begin-passkey-login.ts';
import { passkeyLogin } from './passkey-login.ts';
import { closeSession } from './close-session.ts';
import { prove } from './prove.ts';
import { codeSendMail } from './restore/code-send-mail.ts';
import { restorePassword } from './restore/restore-password.ts';
import { validateCode } from './restore/validate-code.ts';
import { validateLogin } from './validate-login.ts';
import { validateSession } from './validate-session.ts';

/** The handlers of the contract's module. */
export const handlers = implement(session, {
  closeSession,
  beginPasskeyLogin,
  passkeyLogin,
  codeSendMail,
  prove,
  restorePassword,
  validateCode,
  validateLogin,
  validateSession,
});
