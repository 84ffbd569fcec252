/**
 * The operation keys of the ledger: each names one movement of money, so that repeating it moves nothing
 * (decisions §5). Only the proof of the books repeats them (server/features/ledger/books.ts), in order to find a
 * movement that was written under another key.
 */
export const operationKey = {
  /** A card payment of a project arrived, by the provider's payment id. */
  payment: (providerId: string) => `pago:${providerId}`,
  /** A card payment of a membership arrived. */
  membership: (providerId: string) => `membresia:${providerId}`,
  /** Part of what a project holds is released to the professional, by the client's operation id. */
  release: (proposalId: number, operation: string) =>
    `liberacion:${proposalId}:anticipo:${operation}`,
  /** The last release of a project, when it ends. */
  finalRelease: (proposalId: number) => `liberacion:${proposalId}:final`,
  /** What a project that is over got back is released; `of` names what brought it back. */
  lateRelease: (proposalId: number, of: string) => `liberacion:${proposalId}:${of}`,
  /** Held money is refunded to the client, by the project's new state. */
  refund: (proposalId: number, estado: string) => `reembolso:${proposalId}:${estado}`,
  /** The provider has sent a refund to the card, by the provider's refund id. */
  returned: (providerId: string) => `devuelto:${providerId}`,
  /** A refund that the provider had sent failed after all. */
  returnFailed: (providerId: string) => `devolucion_fallida:${providerId}`,
  /** What a card is owed was paid another way, by the number of the refund. */
  returnedOutside: (refundId: number) => `devuelto_por_fuera:${refundId}`,
  /** A bank took a payment back, or gave it back: a movement of the provider's balance. */
  chargeback: (movementId: string) => `contracargo:${movementId}`,
  /** A chargeback is lost, by the provider's id of the dispute. */
  chargebackLost: (disputeId: string) => `contracargo_perdido:${disputeId}`,
  /** A lost one was given back after all. */
  chargebackRecovered: (disputeId: string) => `contracargo_recuperado:${disputeId}`,
  /** Part of a balance is kept for a chargeback, or is free again; `of` names the movement that gave the occasion. */
  reserve: (chargebackId: number, of: string) => `reserva:${chargebackId}:${of}`,
  /** Part of a debt is taken from what its professional earned. */
  recovered: (debtId: number, of: string) => `cobro_adeudo:${debtId}:${of}`,
  /** Who bears a loss is decided. */
  loss: (lossId: number) => `perdida:${lossId}`,
  /** What a loss was of, or a part of that, never arrived: the refund with this id of the provider's. */
  lossUndone: (lossId: number, providerId: string) => `perdida_deshecha:${lossId}:${providerId}`,
  /** A balance is on its way to the professional's bank. */
  payout: (payoutId: number) => `pago_profesional:${payoutId}`,
  /** The bank has accepted or refused a payout. */
  transfer: (payoutId: number) => `transferencia:${payoutId}`,
  /** The bank has sent a payout back that it had delivered. */
  transferReturned: (payoutId: number) => `transferencia_devuelta:${payoutId}`,
  /** What the provider took for one of its movements. */
  cost: (movementId: string) => `costo:${movementId}`,
  /** A refund has left the provider's balance, by the provider's refund id. */
  refundLeft: (refundId: string) => `reembolso_enviado:${refundId}`,
  /** A refund that failed is in the provider's balance again. */
  refundCameBack: (refundId: string) => `reembolso_regresado:${refundId}`,
  /** The provider has sent part of its balance to the platform's bank, by its movement. */
  depositLeft: (movementId: string) => `deposito_enviado:${movementId}`,
  /** What the provider sent has arrived at the bank, by the provider's payout id. */
  depositArrived: (payoutId: string) => `deposito_llegado:${payoutId}`,
  /** What the provider sent is in its balance again, by its movement. */
  depositCameBack: (movementId: string) => `deposito_regresado:${movementId}`,
  /** The bank gave back what had arrived, by the provider's payout id. */
  depositUndone: (payoutId: string) => `deposito_deshecho:${payoutId}`,
  /** A difference with the provider is booked as it is there, by the number of the difference. */
  adjustment: (differenceId: number) => `ajuste:${differenceId}`,
} as const;
