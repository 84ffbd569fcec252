/** How much of a charged payment goes back to who paid it, or went, in the words of lists. */
const REFUNDED_WORDS = { parte: 'Reembolsado en parte', todo: 'Reembolsado' } as const;

/**
 * Whether a part or all of a payment goes back, or went; null where nothing does. Both amounts in the same unit, MXN or
 * centavos.
 */
export function refundedPart({
  value,
  devuelto,
}: {
  readonly value: number;
  readonly devuelto: number;
}): keyof typeof REFUNDED_WORDS | null {
  if (devuelto <= 0) return null;
  return devuelto < value ? 'parte' : 'todo';
}

/** «Reembolsado» or «Reembolsado en parte», of amounts as above; null where nothing goes back. */
export function refundedWords(payment: Parameters<typeof refundedPart>[0]): string | null {
  const part = refundedPart(payment);
  return part && REFUNDED_WORDS[part];
}
