import { advanceByClockJob } from './advance-by-clock/run.ts';
import { buildDataExportJob } from './build-data-export/run.ts';
import { countAnswerTimesJob } from './count-answer-times/run.ts';
import { countDaysJob } from './count-days/run.ts';
import { discardFileJob } from './discard-file/run.ts';
import { endMembershipsJob } from './end-memberships/run.ts';
import { forgetEndedJob } from './forget-ended/run.ts';
import { makePayoutsJob } from './make-payouts/run.ts';
import { readIdJob } from './read-id/run.ts';
import { reconcilePaymentsJob } from './reconcile-payments/run.ts';
import { renameCategoryJob } from './rename-category/run.ts';
import { sendCodeJob } from './send-code/run.ts';
import { sendContactJob } from './send-contact/run.ts';
import { sendDeletionRequestJob } from './send-deletion-request/run.ts';
import { sendNotificationJob } from './send-notification/run.ts';
import { sendRefundJob } from './send-refund/run.ts';
import { sendRestoreCodeJob } from './send-restore-code/run.ts';
import { settlePaymentJob } from './settle-payment/run.ts';
import { tellDeletedJob } from './tell-deleted/run.ts';
import type { JobRunner } from './queue.ts';

/** Every job there is. */
export const jobRunners: readonly JobRunner[] = [
  sendCodeJob,
  sendRestoreCodeJob,
  sendContactJob,
  sendNotificationJob,
  settlePaymentJob,
  reconcilePaymentsJob,
  sendRefundJob,
  advanceByClockJob,
  endMembershipsJob,
  makePayoutsJob,
  forgetEndedJob,
  discardFileJob,
  buildDataExportJob,
  sendDeletionRequestJob,
  countAnswerTimesJob,
  countDaysJob,
  readIdJob,
  renameCategoryJob,
  tellDeletedJob,
];
