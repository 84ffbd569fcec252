import { getDisputes } from './get-disputes.ts';

export { disputeProject, insertDispute, openDisputeOf, resolve } from './queries.ts';
export { disputeView } from './views.ts';

export const handlers = [getDisputes];
