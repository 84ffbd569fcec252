import { unblockPerson as call } from '#contract/moderation.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { personByKey } from '#server/features/accounts/index.ts';
import { deleteBlock } from './queries.ts';
import { publishBlock } from './publish.ts';

export const unblockPerson = handle(call, async ({ other_key }, { caller, db }) => {
  const other = (await personByKey(db, other_key)) ?? fail('recipient_not_found');
  await deleteBlock(db, caller.id, other.id);
  await publishBlock(db, caller, other);
  return {};
});
