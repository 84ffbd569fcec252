import * as contact from '#contract/contact.ts';
import { implement } from '#server/calls/implement.ts';
import { contacto } from './contacto.ts';
import { getSettings } from './get-settings.ts';

/** The handlers of the contract's module. */
export const handlers = implement(contact, {
  contacto,
  getSettings,
});
