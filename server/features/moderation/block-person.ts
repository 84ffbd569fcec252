import { ROL } from '#contract/call.ts';
import { blockPerson as call } from '#contract/moderation.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { personByKey } from '#server/features/accounts/index.ts';
import { insertBlock } from './queries.ts';
import { publishBlock } from './publish.ts';

export const blockPerson = handle(call, async ({ other_key }, { caller, db, now }) => {
  const other = (await personByKey(db, other_key)) ?? fail('recipient_not_found');
  if (other.id === caller.id) fail('person_is_self');
  if (other.rol === ROL.admin) fail('person_is_team');
  await insertBlock(db, { blockerId: caller.id, blockedId: other.id, now });
  await publishBlock(db, caller, other);
  return {};
});
