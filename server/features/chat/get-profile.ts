import { ROL } from '#contract/call.ts';
import { getProfile as call } from '#contract/chat.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { areAcquainted, partyByKey } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { requireKnown } from './pair.ts';
import { partnerView } from './views.ts';

export const getProfile = handle(call, async ({ keylogin, user_id }, { caller, db, now }) => {
  const asked = user_id ?? keylogin ?? caller.keylogin;
  const person = (await partyByKey(db, asked)) ?? fail('account_not_found');
  // As in a conversation: a deleted account exists for those who have written with it, and for the team.
  if (caller.rol !== ROL.admin) await requireKnown(db, caller, person, 'account_not_found');
  // The team reads an e-mail and a telephone.
  else if (person.id !== caller.id)
    await audit(db, {
      adminId: caller.id,
      action: 'ver_cuenta',
      subjectId: person.keylogin,
      people: [person.id],
      now,
    });
  const acquainted = person.id === caller.id || (await areAcquainted(db, caller.id, person.id));
  return { profile: partnerView(db, person, caller, { acquainted, bloqueo: null, trabajos: 0 }) };
});
