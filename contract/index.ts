import * as accounts from './accounts.ts';
import * as administrators from './administrators.ts';
import * as analytics from './analytics.ts';
import * as approvals from './approvals.ts';
import * as audit from './audit.ts';
import * as business from './business.ts';
import * as cases from './cases.ts';
import * as catalogue from './catalogue.ts';
import * as chat from './chat.ts';
import * as chargebacks from './chargebacks.ts';
import * as contact from './contact.ts';
import * as disputes from './disputes.ts';
import * as favourites from './favourites.ts';
import * as identity from './identity.ts';
import * as ledger from './ledger.ts';
import * as membership from './membership.ts';
import * as moderation from './moderation.ts';
import * as notifications from './notifications.ts';
import * as operations from './operations.ts';
import * as payments from './payments.ts';
import * as payouts from './payouts.ts';
import * as portfolio from './portfolio.ts';
import * as privacy from './privacy.ts';
import * as profile from './profile.ts';
import * as projects from './projects.ts';
import * as cannedAnswers from './canned-answers.ts';
import * as queue from './queue.ts';
import * as rates from './rates.ts';
import * as risk from './risk.ts';
import * as settings from './settings.ts';
import * as reconciliation from './reconciliation.ts';
import * as requests from './requests.ts';
import * as reviews from './reviews.ts';
import * as savedViews from './saved-views.ts';
import * as search from './search.ts';
import * as secondFactor from './second-factor.ts';
import * as session from './session.ts';
import * as signUp from './sign-up.ts';
import * as teamSearch from './team-search.ts';
import type { Call } from './call.ts';
import { isCall } from './is-call.ts';

/** The whole contract, by noun: server, browser and tests derive from this list. */
export const modules = {
  session,
  secondFactor,
  signUp,
  accounts,
  administrators,
  approvals,
  profile,
  identity,
  privacy,
  catalogue,
  search,
  teamSearch,
  contact,
  rates,
  risk,
  settings,
  requests,
  favourites,
  chat,
  moderation,
  cannedAnswers,
  savedViews,
  queue,
  cases,
  chargebacks,
  projects,
  reviews,
  disputes,
  payments,
  payouts,
  ledger,
  membership,
  portfolio,
  audit,
  analytics,
  business,
  notifications,
  operations,
  reconciliation,
};

/** Every call that the server must answer. */
export const calls: readonly Call[] = Object.values(modules).flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(isCall),
);
