import type { ErrorBody } from './types.ts';

type Decline = { code: string; decline_code?: string; param?: string; message: string };

/** The reasons for which banks decline. The texts are Stripe's own in Latin American Spanish. */
const declines = {
  generic_decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Tu tarjeta fue rechazada.',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Tu tarjeta no tiene fondos suficientes.',
  },
  expired_card: {
    code: 'expired_card',
    decline_code: 'expired_card',
    param: 'exp_month',
    message: 'Tu tarjeta ya venció.',
  },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    param: 'cvc',
    message: 'El código de seguridad de tu tarjeta es incorrecto.',
  },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'Ocurrió un error al procesar tu tarjeta. Vuelve a intentarlo en unos minutos.',
  },
  live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Tu tarjeta fue rechazada: aquí solo funcionan las tarjetas de prueba.',
  },
  incorrect_number: {
    code: 'incorrect_number',
    param: 'number',
    message: 'El número de tu tarjeta no es válido.',
  },
  invalid_expiry_month: {
    code: 'invalid_expiry_month',
    param: 'exp_month',
    message: 'El mes de vencimiento de tu tarjeta no es válido.',
  },
  invalid_expiry_year: {
    code: 'invalid_expiry_year',
    param: 'exp_year',
    message: 'El año de vencimiento de tu tarjeta ya pasó.',
  },
  invalid_cvc: {
    code: 'invalid_cvc',
    param: 'cvc',
    message: 'El código de seguridad de tu tarjeta no es válido.',
  },
} satisfies Record<string, Decline>;

export type DeclineName = keyof typeof declines;

export function cardError(name: DeclineName): ErrorBody {
  return { type: 'card_error', ...declines[name] };
}

/** The person, or their bank, did not authorise the payment in 3-D Secure. */
export const authenticationFailure: ErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'No pudimos autenticar tu tarjeta. Usa otra o vuelve a intentarlo.',
};
