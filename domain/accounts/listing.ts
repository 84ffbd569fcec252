/** How the team's list of accounts can be ordered: the newest, the oldest, by name. */
export const ACCOUNT_ORDERS = ['recientes', 'antiguas', 'nombre'] as const;
export type AccountOrder = (typeof ACCOUNT_ORDERS)[number];
