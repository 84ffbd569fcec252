/** How the team's list of messages can be ordered: the newest, the oldest. */
export const MESSAGE_ORDERS = ['recientes', 'antiguos'] as const;

/** The most messages in one file: they are private, and nobody reads more of them. */
export const MESSAGES_EXPORTED = 2_000;
