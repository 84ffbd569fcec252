/**
 * The API as typed functions, made from the contract. Import the namespace
 * (`import * as api from '#web/api/index.ts'`): a page then loads only the groups it uses.
 */
import * as accountCalls from '#contract/account.ts';
import * as additionalCalls from '#contract/additional.ts';
import * as adminAccountsCalls from '#contract/admin/accounts.ts';
import * as adminEditCalls from '#contract/admin/edit.ts';
import * as adminAuditCalls from '#contract/admin/audit.ts';
import * as adminPendingCalls from '#contract/admin/pending.ts';
import * as adminReportsCalls from '#contract/admin/reports.ts';
import * as catalogueCalls from '#contract/catalogue.ts';
import * as chatCalls from '#contract/chat.ts';
import * as contactCalls from '#contract/contact.ts';
import * as disputesCalls from '#contract/disputes.ts';
import * as lifecycleCalls from '#contract/lifecycle.ts';
import * as membershipCalls from '#contract/membership.ts';
import * as paymentsCalls from '#contract/payments.ts';
import * as payoutCalls from '#contract/payout.ts';
import * as privacyCalls from '#contract/privacy.ts';
import * as profileCalls from '#contract/profile.ts';
import * as portfolioCalls from '#contract/portfolio.ts';
import * as proposalsCalls from '#contract/proposals.ts';
import * as restoreCalls from '#contract/restore.ts';
import * as safetyCalls from '#contract/safety.ts';
import * as searchCalls from '#contract/search.ts';
import * as sessionCalls from '#contract/session.ts';
import * as settingsCalls from '#contract/settings.ts';
import * as setUpCalls from '#contract/set-up.ts';
import * as signUpCalls from '#contract/sign-up.ts';
import { clientOf } from './client.ts';

export const session = /* @__PURE__ */ clientOf(sessionCalls);
export const signUp = /* @__PURE__ */ clientOf(signUpCalls);
export const restore = /* @__PURE__ */ clientOf(restoreCalls);
export const setUp = /* @__PURE__ */ clientOf(setUpCalls);
export const account = /* @__PURE__ */ clientOf(accountCalls);
export const privacy = /* @__PURE__ */ clientOf(privacyCalls);
export const catalogue = /* @__PURE__ */ clientOf(catalogueCalls);
export const search = /* @__PURE__ */ clientOf(searchCalls);
export const contact = /* @__PURE__ */ clientOf(contactCalls);
export const settings = /* @__PURE__ */ clientOf(settingsCalls);
export const chat = /* @__PURE__ */ clientOf(chatCalls);
export const safety = /* @__PURE__ */ clientOf(safetyCalls);
export const proposals = /* @__PURE__ */ clientOf(proposalsCalls);
export const lifecycle = /* @__PURE__ */ clientOf(lifecycleCalls);
export const additional = /* @__PURE__ */ clientOf(additionalCalls);
export const disputes = /* @__PURE__ */ clientOf(disputesCalls);
export const membership = /* @__PURE__ */ clientOf(membershipCalls);
export const payments = /* @__PURE__ */ clientOf(paymentsCalls);
export const payout = /* @__PURE__ */ clientOf(payoutCalls);
export const profile = /* @__PURE__ */ clientOf(profileCalls);
export const portfolio = /* @__PURE__ */ clientOf(portfolioCalls);
export const adminAccounts = /* @__PURE__ */ clientOf(adminAccountsCalls);
export const adminEdit = /* @__PURE__ */ clientOf(adminEditCalls);
export const adminAudit = /* @__PURE__ */ clientOf(adminAuditCalls);
export const adminPending = /* @__PURE__ */ clientOf(adminPendingCalls);
export const adminReports = /* @__PURE__ */ clientOf(adminReportsCalls);
