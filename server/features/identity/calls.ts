import * as identity from '#contract/identity.ts';
import { implement } from '#server/calls/implement.ts';
import { validateProfessional } from './validate-professional.ts';

/** The handlers of the contract's module. */
export const handlers = implement(identity, {
  validateProfessional,
});
