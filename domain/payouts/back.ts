/** A payout that failed or came back, and what of it became no balance again, all in one unit (4 §A). */
interface BackOf {
  readonly monto: number;
  /** Taken for a debt. */
  readonly adeudo: number;
  /** Kept for a chargeback that is open. */
  readonly reservado: number;
}

/** Where its money is, in a sentence to who it was for (`tu`) or about them (`su`); `format` writes an amount. */
export function whereItIs(
  { monto, adeudo, reservado }: BackOf,
  format: (amount: number) => string,
  whose: 'tu' | 'su' = 'tu',
): string {
  // Amounts in pesos have cents, which do not add up exactly.
  const rest = Math.round((monto - adeudo - reservado) * 100) / 100;
  const parts = [
    ...(adeudo > 0 ? [`${format(adeudo)} cubrieron ${whose} adeudo`] : []),
    ...(reservado > 0 ? [`${format(reservado)} quedaron ${RESERVED}`] : []),
    ...(rest > 0 ? [`${format(rest)} están otra vez en ${whose} saldo`] : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} y ${last}` : last;
}

const RESERVED = 'reservados mientras el banco de una tarjeta decide sobre un pago';
