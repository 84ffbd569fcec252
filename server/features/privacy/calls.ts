import * as privacy from '#contract/privacy.ts';
import { implement } from '#server/calls/implement.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getDataLink } from './get-data-link.ts';
import { getPrivacy } from './get-privacy.ts';
import { getSessions } from './get-sessions.ts';
import { requestData } from './request-data.ts';
import { requestDeletion } from './request-deletion.ts';
import { withdrawDeletion } from './withdraw-deletion.ts';

/** The handlers of the contract's module. */
export const handlers = implement(privacy, {
  changePassword,
  endOtherSessions,
  endSession,
  getDataLink,
  getPrivacy,
  getSessions,
  requestData,
  requestDeletion,
  withdrawDeletion,
});
