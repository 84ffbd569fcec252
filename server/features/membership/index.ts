export { levelById, lockMembership, saveMembership } from './queries.ts';
export { notifyRefunded, notifyPaid } from './notify-holder.ts';
export { requireWeeklyLimit } from './weekly-limit.ts';
