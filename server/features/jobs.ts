import { jobs as accounts } from './accounts/jobs.ts';
import { jobs as administrators } from './administrators/jobs.ts';
import { jobs as analytics } from './analytics/jobs.ts';
import { jobs as approvals } from './approvals/jobs.ts';
import { jobs as audit } from './audit/jobs.ts';
import { jobs as business } from './business/jobs.ts';
import { jobs as catalogue } from './catalogue/jobs.ts';
import { jobs as chat } from './chat/jobs.ts';
import { jobs as contact } from './contact/jobs.ts';
import { jobs as files } from './files/jobs.ts';
import { jobs as identity } from './identity/jobs.ts';
import { jobs as ledger } from './ledger/jobs.ts';
import { jobs as membership } from './membership/jobs.ts';
import { jobs as notifications } from './notifications/jobs.ts';
import { jobs as operations } from './operations/jobs.ts';
import { jobs as payments } from './payments/jobs.ts';
import { jobs as payouts } from './payouts/jobs.ts';
import { jobs as privacy } from './privacy/jobs.ts';
import { jobs as projects } from './projects/jobs.ts';
import { jobs as reconciliation } from './reconciliation/jobs.ts';
import { jobs as refunds } from './refunds/jobs.ts';
import { jobs as reminders } from './reminders/jobs.ts';
import { jobs as risk } from './risk/jobs.ts';
import { jobs as search } from './search/jobs.ts';
import { jobs as session } from './session/jobs.ts';
import { jobs as signUp } from './sign-up/jobs.ts';
import type * as kinds from '#server/jobs/kinds.ts';
import type { JobRunner } from '#server/jobs/queue.ts';

/** What each kind of job does; a kind without a runner does not compile. */
const runners: Readonly<Record<keyof typeof kinds, JobRunner>> = {
  ...accounts,
  ...administrators,
  ...analytics,
  ...approvals,
  ...audit,
  ...business,
  ...catalogue,
  ...chat,
  ...contact,
  ...files,
  ...identity,
  ...ledger,
  ...membership,
  ...notifications,
  ...operations,
  ...payments,
  ...payouts,
  ...privacy,
  ...projects,
  ...reconciliation,
  ...refunds,
  ...reminders,
  ...risk,
  ...search,
  ...session,
  ...signUp,
};

export const jobRunners: readonly JobRunner[] = Object.values(runners);
