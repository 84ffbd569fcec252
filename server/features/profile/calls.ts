import * as profile from '#contract/profile.ts';
import { implement } from '#server/calls/implement.ts';
import { perfil } from './perfil.ts';

/** Every call of the contract's module, by its name there. */
export const handlers = implement(profile, {
  perfil,
});
