/** How the team's list of reviews can be ordered: the newest, the oldest, the worst. */
export const REVIEW_ORDERS = ['recientes', 'antiguas', 'calificacion'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];
