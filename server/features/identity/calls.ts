import * as identity from '#contract/identity.ts';
import { implement } from '#server/calls/implement.ts';
import { validateProfessional } from './validate-professional.ts';

/** Every call of the contract's module, by its name there. */
export const handlers = implement(identity, {
  validateProfessional,
});
