import { searchProfesional as call } from '#contract/projects.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { findProfessional } from './find-professional.ts';

export const searchProfesional = handle(call, async ({ searchT }, { caller, db }) => {
  const found = await findProfessional(db, searchT, caller);
  if (!found) return fail('professional_not_found');
  return { user: found };
});
