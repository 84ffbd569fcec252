import { handlers as accountState } from './account-state/index.ts';
import { handlers as admin } from './admin/index.ts';
import { handlers as adminLists } from './admin-lists/index.ts';
import { handlers as audit } from './audit/index.ts';
import { handlers as catalogue } from './catalogue/index.ts';
import { handlers as categories } from './categories/index.ts';
import { handlers as chat } from './chat/index.ts';
import { handlers as contact } from './contact/index.ts';
import { handlers as disputes } from './disputes/index.ts';
import { handlers as identity } from './identity/index.ts';
import { handlers as membership } from './membership/index.ts';
import { handlers as metrics } from './metrics/index.ts';
import { handlers as payments } from './payments/index.ts';
import { handlers as payout } from './payout/index.ts';
import { handlers as payouts } from './payouts/index.ts';
import { handlers as pending } from './pending/index.ts';
import { handlers as portfolio } from './portfolio/index.ts';
import { handlers as privacy } from './privacy/index.ts';
import { handlers as proposals } from './proposals/index.ts';
import { handlers as restore } from './restore/index.ts';
import { handlers as safety } from './safety/index.ts';
import { handlers as search } from './search/index.ts';
import { handlers as session } from './session/index.ts';
import { handlers as setUp } from './set-up/index.ts';
import { handlers as signUp } from './sign-up/index.ts';
import { handlers as updateAccount } from './update-account/index.ts';

/** One handler per call of the contract; `pair` proves it at the start. */
export const handlers = [
  ...signUp,
  ...session,
  ...restore,
  ...setUp,
  ...updateAccount,
  ...privacy,
  ...catalogue,
  ...search,
  ...contact,
  ...chat,
  ...safety,
  ...proposals,
  ...disputes,
  ...membership,
  ...payments,
  ...payout,
  ...payouts,
  ...identity,
  ...portfolio,
  ...admin,
  ...adminLists,
  ...audit,
  ...categories,
  ...pending,
  ...metrics,
  ...accountState,
];
