/** What is owed, to whom: held for projects, payable and on its way to professionals, to cards, kept; and owed by professionals. */
export const OWED_KINDS = [
  'retenido',
  'profesional',
  'por_transferir',
  'devolucion',
  'reserva',
  'adeudo',
] as const;
export type OwedKind = (typeof OWED_KINDS)[number];

/** Each of them as people read it. */
export const OWED_NAMES = {
  retenido: 'Protegido de clientes',
  profesional: 'Saldo de profesionales',
  por_transferir: 'Pagos en camino a su banco',
  devolucion: 'Reembolsos por hacer',
  reserva: 'Reservas por contracargo',
  adeudo: 'Nos deben profesionales',
} as const satisfies Record<OwedKind, string>;

/** The most days of each age but the last, which is older (4 §D: money held since 75 days needs a decision). */
export const AGE_DAYS = [7, 30, 60, 75] as const;
