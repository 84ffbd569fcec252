import { jobs as accounts } from '#server/features/accounts/jobs.ts';
import { jobs as analytics } from '#server/features/analytics/jobs.ts';
import { jobs as catalogue } from '#server/features/catalogue/jobs.ts';
import { jobs as contact } from '#server/features/contact/jobs.ts';
import { jobs as files } from '#server/features/files/jobs.ts';
import { jobs as identity } from '#server/features/identity/jobs.ts';
import { jobs as membership } from '#server/features/membership/jobs.ts';
import { jobs as notifications } from '#server/features/notifications/jobs.ts';
import { jobs as operations } from '#server/features/operations/jobs.ts';
import { jobs as payments } from '#server/features/payments/jobs.ts';
import { jobs as payouts } from '#server/features/payouts/jobs.ts';
import { jobs as privacy } from '#server/features/privacy/jobs.ts';
import { jobs as projects } from '#server/features/projects/jobs.ts';
import { jobs as refunds } from '#server/features/refunds/jobs.ts';
import { jobs as search } from '#server/features/search/jobs.ts';
import { jobs as session } from '#server/features/session/jobs.ts';
import { jobs as signUp } from '#server/features/sign-up/jobs.ts';
import type * as kinds from './kinds.ts';
import type { JobRunner } from './queue.ts';

/** The runners of all kinds of jobs; a kind without a runner does not compile. */
const runners: Readonly<Record<keyof typeof kinds, JobRunner>> = {
  ...accounts,
  ...analytics,
  ...catalogue,
  ...contact,
  ...files,
  ...identity,
  ...membership,
  ...notifications,
  ...operations,
  ...payments,
  ...payouts,
  ...privacy,
  ...projects,
  ...refunds,
  ...search,
  ...session,
  ...signUp,
};

export const jobRunners: readonly JobRunner[] = Object.values(runners);
