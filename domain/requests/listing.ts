/** How the team's list of requests can be ordered: the newest, the oldest. */
export const REQUEST_ORDERS = ['recientes', 'antiguas'] as const;
