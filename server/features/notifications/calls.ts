import * as notifications from '#contract/notifications.ts';
import { implement } from '#server/calls/implement.ts';
import { confirmPush } from './devices/confirm-push.ts';
import { forgetDevice } from './devices/forget-device.ts';
import { getPushKey } from './devices/get-push-key.ts';
import { saveDevice } from './devices/save-device.ts';
import { checkTemplates } from './templates/check-templates.ts';
import { getTemplates } from './templates/get-templates.ts';
import { getReplies } from './replies/get-replies.ts';
import { getNotifications } from './own/get-notifications.ts';
import { getNotificationRates } from './sent/get-rates.ts';
import { getSentNotifications } from './sent/get-sent.ts';
import { sendNotificationAgain } from './sent/send-again.ts';
import { getPreferences } from './own/get-preferences.ts';
import { readNotifications } from './own/read-notifications.ts';
import { setPreference } from './own/set-preference.ts';
import { getUnsubscribe } from './unsubscribe/get-unsubscribe.ts';
import { unsubscribe } from './unsubscribe/unsubscribe.ts';

/** The handlers of the contract's module. */
export const handlers = implement(notifications, {
  checkTemplates,
  getTemplates,
  getReplies,
  getSentNotifications,
  sendNotificationAgain,
  getNotificationRates,
  getNotifications,
  readNotifications,
  getPreferences,
  setPreference,
  getUnsubscribe,
  unsubscribe,
  getPushKey,
  saveDevice,
  forgetDevice,
  confirmPush,
});
