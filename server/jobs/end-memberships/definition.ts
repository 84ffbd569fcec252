import { jobKind } from '../queue.ts';

/** Ends memberships, and tells of those that end soon (decisions §5). */
export const endMemberships = jobKind<Record<string, never>>('end_memberships', 3);
