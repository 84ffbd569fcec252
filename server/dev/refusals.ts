/** What the stand-in of payments refuses, which it says as the provider does, in words for who uses its page. */
const REFUSALS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/can still be disputed$/, 'De este pago ya no se puede disputar tanto.'],
  [/cannot escalate$/, 'Solo una consulta abierta puede volverse contracargo.'],
  [/^This dispute is already closed/, 'Este contracargo ya terminó.'],
  [/has been charged back/, 'El banco ya retiró este pago: no se puede reembolsar.'],
  [/has already been refunded/, 'Este pago ya está reembolsado por completo.'],
  [/^Refund amount/, 'El monto pasa de lo que queda sin reembolsar de este pago.'],
  [/greater than or equal to|is a whole number$/, 'Escribe un monto en pesos, mayor que cero.'],
  [/^Amount must be/, 'El proveedor cobra de $10.00 a $999,999.99 MXN.'],
  [/does not have a successful charge/, 'Este pago no se cobró.'],
  [/^A refund that is/, 'Este reembolso ya no puede cambiar así.'],
  [/^A payout that is/, 'Este envío al banco ya no puede cambiar así.'],
  [/insufficient available funds/, 'En el proveedor no hay tanto dinero.'],
  [/^No such|^No control/, 'El proveedor ya no lo conoce. Carga la página otra vez.'],
];

/** A refusal of the stand-in in a sentence of the page's language. */
export const refusalWords = (said: string): string =>
  REFUSALS.find(([pattern]) => pattern.test(said))?.[1] ?? 'El proveedor de prueba no lo aceptó.';
