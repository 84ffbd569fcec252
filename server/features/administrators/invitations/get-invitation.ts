import { getInvitation as call } from '#contract/administrators.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { findInvitation, linkView, whyNotAcceptable } from './queries.ts';

export const getInvitation = handle(call, async ({ clave }, { db, now }) => {
  const row = (await findInvitation(db, clave).executeTakeFirst()) ?? fail('invitation_not_found');
  const refusal = whyNotAcceptable(row, now);
  return refusal ? fail(refusal) : { invitacion: linkView(row) };
});
