import { contacto } from './contacto.ts';
import { getSettings } from './get-settings.ts';

export { teamEmail } from './team-email.ts';

export const handlers = [contacto, getSettings];
