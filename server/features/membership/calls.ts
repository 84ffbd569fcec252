import * as membership from '#contract/membership.ts';
import { implement } from '#server/calls/implement.ts';
import { updateMembership } from './membership.ts';

/** The handlers of the contract's module. */
export const handlers = implement(membership, {
  updateMembership,
});
