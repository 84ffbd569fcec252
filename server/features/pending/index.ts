import { attendJob } from './attend-job.ts';
import { attendNotification } from './attend-notification.ts';
import { getDeletionRequests } from './get-deletion-requests.ts';
import { getFailedJobs } from './get-failed-jobs.ts';
import { getFailedNotifications } from './get-failed-notifications.ts';
import { getPending } from './get-pending.ts';
import { getValidations } from './get-validations.ts';

export const handlers = [
  getPending,
  getValidations,
  getDeletionRequests,
  getFailedNotifications,
  attendNotification,
  getFailedJobs,
  attendJob,
];
