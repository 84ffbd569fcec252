/**
 * The operation keys of the ledger: each names one movement of money for ever, so that doing it again moves
 * nothing (decisions §5). No key is written anywhere else.
 */
export const operationKey = {
  /** A card payment of a project arrived, by the provider's id of it. */
  payment: (providerId: string) => `pago:${providerId}`,
  /** A card payment of a membership arrived. */
  membership: (providerId: string) => `membresia:${providerId}`,
  /** Part of what a project holds goes to the professional, by the client's operation. */
  release: (proposalId: number, operation: string) =>
    `liberacion:${proposalId}:anticipo:${operation}`,
  /** The last release of a project, when it ends. */
  finalRelease: (proposalId: number) => `liberacion:${proposalId}:final`,
  /** Held money goes back to the client, by the state that the project came to. */
  refund: (proposalId: number, estado: string) => `reembolso:${proposalId}:${estado}`,
  /** The provider has sent a refund to the card, by the provider's id of it. */
  returned: (providerId: string) => `devuelto:${providerId}`,
  /** A balance is on its way to the professional's bank. */
  payout: (payoutId: number) => `pago_profesional:${payoutId}`,
  /** The bank has taken a payout, or has refused it. */
  transfer: (payoutId: number) => `transferencia:${payoutId}`,
} as const;
