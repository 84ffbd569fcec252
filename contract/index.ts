import * as account from './account.ts';
import * as adminAccounts from './admin/accounts.ts';
import * as adminEdit from './admin/edit.ts';
import * as adminPayouts from './admin/payouts.ts';
import * as adminMessages from './admin/messages.ts';
import * as adminPayments from './admin/payments.ts';
import * as adminAudit from './admin/audit.ts';
import * as adminCategories from './admin/categories.ts';
import * as adminPending from './admin/pending.ts';
import * as adminMetrics from './admin/metrics.ts';
import * as adminAccountState from './admin/account-state.ts';
import * as adminReports from './admin/reports.ts';
import * as adminReviews from './admin/reviews.ts';
import * as additional from './additional.ts';
import * as catalogue from './catalogue.ts';
import * as chat from './chat.ts';
import * as contact from './contact.ts';
import * as disputes from './disputes.ts';
import * as lifecycle from './lifecycle.ts';
import * as membership from './membership.ts';
import * as payments from './payments.ts';
import * as payout from './payout.ts';
import * as profile from './profile.ts';
import * as portfolio from './portfolio.ts';
import * as privacy from './privacy.ts';
import * as proposals from './proposals.ts';
import * as restore from './restore.ts';
import * as safety from './safety.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as setUp from './set-up.ts';
import * as signUp from './sign-up.ts';
import type { Call } from './call.ts';
import { isCall } from './is-call.ts';

/** By the module they are declared in. */
const contract = {
  session,
  signUp,
  restore,
  setUp,
  account,
  privacy,
  catalogue,
  search,
  contact,
  settings,
  chat,
  safety,
  proposals,
  lifecycle,
  additional,
  disputes,
  membership,
  payments,
  payout,
  profile,
  portfolio,
  adminAccounts,
  adminEdit,
  adminPayouts,
  adminAudit,
  adminCategories,
  adminPending,
  adminMetrics,
  adminAccountState,
  adminReports,
  adminMessages,
  adminReviews,
  adminPayments,
};

/** The whole contract: every call that the server must answer. */
export const calls: readonly Call[] = Object.values(contract).flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(isCall),
);
