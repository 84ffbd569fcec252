import * as membership from '#contract/membership.ts';
import { implement } from '#server/calls/implement.ts';
import { updateMembership } from './membership.ts';

/** Every call of the contract's module, by its name there. */
export const handlers = implement(membership, {
  updateMembership,
});
