import { changePassword } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getSessions } from './get-sessions.ts';

export const handlers = [getSessions, endSession, endOtherSessions, changePassword];
