export { levelById, lockMembership, saveMembership } from './queries.ts';
export { tellGivenBack, tellPaid } from './tell.ts';
export { requireWeeklyLimit } from './weekly-limit.ts';
