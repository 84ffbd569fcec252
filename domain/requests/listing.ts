/** How the team's list of requests can be ordered: the newest, the oldest. */
export const REQUEST_ORDERS = ['recientes', 'antiguas'] as const;
/** What happens to a request once, by the day of which the team's list can be asked for it (4 §F). */
export const REQUEST_STEPS = ['enviadas', 'respondidas'] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

/** What a listed request has: a proposal that answered it, whatever became of it. */
export const REQUEST_WITH = ['propuesta'] as const;
export type RequestWith = (typeof REQUEST_WITH)[number];
