import { closeSession } from './close-session.ts';
import { validateLogin } from './validate-login.ts';
import { validateSession } from './validate-session.ts';

export { forgive, forgiveEverywhere, takeTry } from './login-limits.ts';

export const handlers = [validateLogin, validateSession, closeSession];
