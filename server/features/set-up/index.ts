import { configureAccount } from './configure-account.ts';
import { configureEnd } from './configure-end.ts';

export { sendSetUpLink } from './link.ts';

export const handlers = [configureAccount, configureEnd];
