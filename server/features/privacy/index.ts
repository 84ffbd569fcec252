import { changePassword } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getPrivacy } from './get-privacy.ts';
import { getSessions } from './get-sessions.ts';
import { requestData } from './request-data.ts';
import { requestDeletion } from './request-deletion.ts';
import { withdrawDeletion } from './withdraw-deletion.ts';

export { buildExport, forgetExports, mountDataExports, removeOldExports } from './data/index.ts';
export { deletedEmail } from './deleted-email.ts';
export { deletionEmail } from './deletion-email.ts';

export const handlers = [
  getSessions,
  endSession,
  endOtherSessions,
  changePassword,
  getPrivacy,
  requestData,
  requestDeletion,
  withdrawDeletion,
];
