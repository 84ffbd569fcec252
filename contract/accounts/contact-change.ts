/** A changed phone or e-mail counts once a code that was sent to it is typed (4 §I). */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import * as f from '../fields.ts';
import { contactKind, user } from '../views.ts';

const own = {
  access: ['client', 'professional', 'admin'],
  permission: ['lectura'],
  output: z.object({ user }),
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
} as const;

/** Which of the two changes that may be asked for at once. */
const which = z.object({ dato: contactKind });

export const changeEmailFields = z.object({ email: f.email });

/** Asks for another e-mail, and sends a code to it. A repeat changes nothing. A phone is asked for in the account's form. */
export const changeEmail = call({
  ...own,
  path: '/account/change_email.php',
  fresh: true,
  input: changeEmailFields,
  errors: ['email_in_use', 'email_same', 'code_resend_wait', 'mail_too_many'],
  texts: {
    failed: 'No se pidió el cambio de correo',
    network: 'Error al pedir el cambio de correo',
  },
});

/** Sends another code; those of before stay valid beside it. */
export const resendChange = call({
  ...own,
  path: '/account/resend_change.php',
  fresh: false,
  input: which,
  errors: ['contact_not_asked', 'code_resend_wait', 'code_too_many', 'mail_too_many'],
  texts: { failed: 'No se realizó el envío del código', network: 'Error al enviar el código' },
});

/**
 * Proves what was asked for: from now on it counts, and the former one is notified. A new phone holds payouts for 72 h
 * (decisions §5). The proof of who asks was given with the ask.
 */
export const confirmChange = call({
  ...own,
  path: '/account/confirm_change.php',
  fresh: false,
  input: z.object({ dato: contactKind, code: f.code }),
  errors: [
    'contact_not_asked',
    'code_invalid',
    'code_expired',
    'code_dead',
    'phone_in_use',
    'email_in_use',
  ],
  texts: { failed: 'El código no es válido', network: 'Error al validar el código' },
});

/** Takes it back: none of its codes proves anything any more. Nothing is pending: nothing changes. */
export const cancelChange = call({
  ...own,
  path: '/account/cancel_change.php',
  fresh: false,
  input: which,
  errors: [],
  texts: { failed: 'No se canceló el cambio', network: 'Error al cancelar el cambio' },
});
