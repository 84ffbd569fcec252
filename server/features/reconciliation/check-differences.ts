import { checkDifferences as call } from '#contract/reconciliation.ts';
import { handle } from '#server/calls/handler.ts';
import {
  reconcileBank,
  reconcileMonths,
  reconcileProvider,
  reconcileRules,
} from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

export const checkDifferences = handle(call, async (_input, { db }) => {
  await enqueue(db, reconcileProvider, {}, { key: 'reconcile_provider' });
  await enqueue(db, reconcileBank, {}, { key: 'reconcile_bank' });
  await enqueue(db, reconcileRules, {}, { key: 'reconcile_rules' });
  await enqueue(db, reconcileMonths, {}, { key: 'reconcile_months' });
  return {};
});
