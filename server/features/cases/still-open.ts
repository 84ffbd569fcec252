import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { caseById } from './queries.ts';

/**
 * Refuses what is decided from the page of a case that somebody has closed, or that is of another project. Every case is
 * closed under the lock of its project, which the caller holds: what is read here stays true until it is done.
 */
export async function checkStillOpen(
  trx: Trx,
  project: { readonly id: number },
  caseId: number,
): Promise<void> {
  const found = await caseById(trx, caseId);
  if (found?.proposal_id !== project.id) return fail('case_not_found');
  if (found.closed_at !== null) return fail('case_closed');
}
