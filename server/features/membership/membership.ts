import { updateMembership as call } from '#contract/membership.ts';
import { afterChanging, changeTo } from '#domain/membership/membership.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { userView } from '#server/features/accounts/index.ts';
import { levelById, lockMembership, saveMembership } from './queries.ts';

export const updateMembership = handle(call, async ({ id }, context) => {
  const { caller, db, now } = context;
  const holder = await lockMembership(db, caller.id);
  if (holder.deleted || holder.suspendedAt !== null) return fail('session_not_found');
  const level = await levelById(db, id, now);
  if (!level) return fail('membership_not_found');
  const change = changeTo(holder.nivel, level);
  if (change === 'charged') return fail('membership_unpaid');
  if (change === 'free') await saveMembership(db, holder, afterChanging(holder, id, now.getTime()));
  return { user: await userView(context, caller.id) };
});
