import * as operations from '#contract/operations.ts';
import { implement } from '#server/calls/implement.ts';
import { attendFact } from './attend-fact.ts';
import { attendJob } from './attend-job.ts';
import { attendNotification } from './attend-notification.ts';
import { getDeletionRequests } from './get-deletion-requests.ts';
import { getFailedJobs } from './get-failed-jobs.ts';
import { getFailedNotifications } from './get-failed-notifications.ts';
import { getFailedRefunds } from './get-failed-refunds.ts';
import { getFacts } from './get-facts.ts';
import { getPending } from './get-pending.ts';
import { getValidations } from './get-validations.ts';
import { retryRefund } from './retry-refund.ts';
import { settleRefundOutside } from './settle-refund-outside.ts';

/** The handlers of the contract's module. */
export const handlers = implement(operations, {
  attendFact,
  attendJob,
  attendNotification,
  getDeletionRequests,
  getFailedJobs,
  getFailedNotifications,
  getFailedRefunds,
  getFacts,
  getPending,
  getValidations,
  retryRefund,
  settleRefundOutside,
});
