/** What the team's list of payments can be narrowed to: those of which money goes back, or that a bank disputes now. */
export const PAYMENT_WITH = ['devolucion', 'contracargo'] as const;
export type PaymentWith = (typeof PAYMENT_WITH)[number];

/** What is paid for. */
export const PAYMENT_KINDS = ['proyecto', 'membresia'] as const;

/** How it can be ordered: the newest, the largest. */
export const PAYMENT_ORDERS = ['recientes', 'cantidad'] as const;
export type PaymentOrder = (typeof PAYMENT_ORDERS)[number];
