import { updateMembership } from './membership.ts';

export { endMemberships, tellEndingSoon } from './clock.ts';
export { levelById, lockMembership, saveMembership } from './queries.ts';
export { tellGivenBack, tellPaid } from './tell.ts';
export { requireWeeklyLimit } from './weekly-limit.ts';
export const handlers = [updateMembership];
