/** What became of a payment, in words for who paid. */
export interface PaymentOutcome {
  readonly tone: 'success' | 'warning';
  readonly title: string;
  readonly text: string;
}

/** The outcome of a payment by the `payment_status` of the return address; `paid`: «$1,800.00», where it is known. */
export function paymentOutcome(status: string, paid?: string): PaymentOutcome {
  switch (status) {
    case 'succeeded':
      return {
        tone: 'success',
        title: paid ? `Pagaste ${paid}` : 'Pago recibido',
        text: 'Tu dinero queda protegido hasta que confirmes el trabajo.',
      };
    case 'processing':
    case 'requires_capture':
      return {
        tone: 'warning',
        title: 'Tu pago se está procesando',
        text: 'Te avisamos aquí mismo en cuanto tu banco lo confirme. No hace falta pagar otra vez.',
      };
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
    case 'canceled':
      return {
        tone: 'warning',
        title: 'El pago no se completó',
        text: 'No se hizo ningún cargo. Puedes intentar otra vez, con la misma tarjeta o con otra.',
      };
    default:
      return {
        tone: 'warning',
        title: 'Todavía no sabemos cómo quedó tu pago',
        text: 'Revisa el proyecto en un momento: si se cobró, ahí aparece protegido.',
      };
  }
}
