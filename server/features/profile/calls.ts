import * as profile from '#contract/profile.ts';
import { implement } from '#server/calls/implement.ts';
import { perfil } from './perfil.ts';

/** The handlers of the contract's module. */
export const handlers = implement(profile, {
  perfil,
});
