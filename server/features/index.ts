import { handlers as accounts } from './accounts/calls.ts';
import { handlers as secondFactor } from './second-factor/calls.ts';
import { handlers as administrators } from './administrators/calls.ts';
import { handlers as analytics } from './analytics/calls.ts';
import { handlersOver as approvalsOver } from './approvals/calls.ts';
import { guarded } from './approvals/four-eyes.ts';
import { handlers as audit } from './audit/calls.ts';
import { handlers as business } from './business/calls.ts';
import { handlers as cases } from './cases/calls.ts';
import { handlers as catalogue } from './catalogue/calls.ts';
import { handlers as chargebacks } from './chargebacks/calls.ts';
import { handlers as chat } from './chat/calls.ts';
import { handlers as contact } from './contact/calls.ts';
import { handlers as disputes } from './disputes/calls.ts';
import { handlers as favourites } from './favourites/calls.ts';
import { handlers as identity } from './identity/calls.ts';
import { handlers as ledger } from './ledger/calls.ts';
import { handlers as membership } from './membership/calls.ts';
import { handlers as moderation } from './moderation/calls.ts';
import { handlers as notifications } from './notifications/calls.ts';
import { handlers as operations } from './operations/calls.ts';
import { handlers as payments } from './payments/calls.ts';
import { handlers as payouts } from './payouts/calls.ts';
import { handlers as portfolio } from './portfolio/calls.ts';
import { handlers as privacy } from './privacy/calls.ts';
import { handlers as profile } from './profile/calls.ts';
import { handlers as projects } from './projects/calls.ts';
import { handlers as cannedAnswers } from './canned-answers/calls.ts';
import { handlers as queue } from './queue/calls.ts';
import { handlers as rates } from './rates/calls.ts';
import { handlers as risk } from './risk/calls.ts';
import { handlers as settings } from './settings/calls.ts';
import { handlers as reconciliation } from './reconciliation/calls.ts';
import { handlers as requests } from './requests/calls.ts';
import { handlers as reviews } from './reviews/calls.ts';
import { handlers as savedViews } from './saved-views/calls.ts';
import { handlers as search } from './search/calls.ts';
import { handlers as session } from './session/calls.ts';
import { handlers as signUp } from './sign-up/calls.ts';
import { handlers as teamSearch } from './team-search/calls.ts';
import type { modules } from '#contract/index.ts';
import type { Handler } from '#server/calls/handler.ts';

/** The handlers of every module of the contract; a missing module does not compile. */
const implemented: Readonly<
  Record<Exclude<keyof typeof modules, 'approvals'>, readonly Handler[]>
> = {
  session,
  secondFactor,
  signUp,
  accounts,
  administrators,
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
  projects,
  reviews,
  disputes,
  cannedAnswers,
  savedViews,
  queue,
  cases,
  chargebacks,
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

const all = Object.values(implemented).flat();

/** What needs a second person of the team asks for one, and approving it does what its handler does. */
export const handlers: readonly Handler[] = [...all, ...approvalsOver(all)].map(guarded);
