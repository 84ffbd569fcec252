import * as profile from '#contract/profile.ts';
import { implement } from '#server/calls/implement.ts';
import { horarioPrecios } from './horario-precios.ts';
import { perfil } from './perfil.ts';

/** The handlers of the contract's module. */
export const handlers = implement(profile, {
  horarioPrecios,
  perfil,
});
