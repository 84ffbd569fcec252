import { toast } from '#web/ui/toast/toast.ts';

/** Long enough to be read after returning from the bank. */
const LIFE = 8_000;

/** Shows a toast with the outcome of a payment, by the `payment_status` of the return address. */
export function showPaymentOutcome(status: string): void {
  switch (status) {
    case 'succeeded':
      return toast.success(
        'Tu dinero queda protegido hasta que confirmes el trabajo.',
        'Pago recibido',
        LIFE,
      );
    case 'processing':
    case 'requires_capture':
      return toast.warning(
        'Tu pago se está procesando',
        'Te avisamos aquí mismo en cuanto tu banco lo confirme. No hace falta pagar otra vez.',
        LIFE,
      );
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
    case 'canceled':
      return toast.warning(
        'El pago no se completó',
        'No se hizo ningún cargo. Puedes intentar otra vez, con la misma tarjeta o con otra.',
        LIFE,
      );
    default:
      return toast.warning(
        'Todavía no sabemos cómo quedó tu pago',
        'Revisa el proyecto en un momento: si se cobró, ahí aparece protegido.',
        LIFE,
      );
  }
}
