import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { PayoutProjects } from '#web/shared/payouts/payout-projects.tsx';

/** The releases that one of the professional's own payouts is made of, each leading to its receipt. */
export const OwnPayoutProjects = ({ payout: payout_id }: { payout: number }) => (
  <PayoutProjects
    queryKey={['own-payouts', payout_id]}
    load={(page, options) => api.payouts.getOwnPayoutProjects({ payout_id, ...page }, options)}
    hrefOf={paths.release}
  />
);
