export { forgetMessages, notifyOfMessages } from './messages.ts';
export { type ForTeam, tellTeam } from './team.ts';
export { deliverAgain, recordDeliveries } from './deliveries.ts';
export { eventOf, render } from './events.ts';
export { preferencesOf } from './preferences.ts';
export { unreadNotifications } from './own/unread.ts';
export { recordTemplates } from './templates/record.ts';
export { syncTemplates } from './templates/sync.ts';
export { notify } from './notify.ts';
