import * as notifications from '#contract/notifications.ts';
import { implement } from '#server/calls/implement.ts';
import { checkTemplates } from './templates/check-templates.ts';
import { getTemplates } from './templates/get-templates.ts';
import { getNotifications } from './own/get-notifications.ts';
import { getPreferences } from './own/get-preferences.ts';
import { readNotifications } from './own/read-notifications.ts';
import { setPreference } from './own/set-preference.ts';

/** The handlers of the contract's module. */
export const handlers = implement(notifications, {
  checkTemplates,
  getTemplates,
  getNotifications,
  readNotifications,
  getPreferences,
  setPreference,
});
