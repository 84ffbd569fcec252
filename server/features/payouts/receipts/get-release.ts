import { getRelease as call } from '#contract/payouts.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { releaseReceipt } from './releases.ts';

export const getRelease = handleOutside(call, async ({ id }, { caller, db, services }) => ({
  liberacion:
    (await releaseReceipt(db, { accountId: caller.id, id }, services.config)) ??
    fail('release_not_found'),
}));
