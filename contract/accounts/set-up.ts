import * as z from 'zod/mini';
import { call } from '../call.ts';
import * as f from '../fields.ts';

/** The id in the link. Any value is accepted; an unknown one finds no account. */
const idSms = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : '')),
  z.string(),
);

/** The first password of an account, and its confirmation. */
export const firstPassword = z.object({
  pass: f.pass,
  confirm_pass: z
    .string('Confirma tu contraseña.')
    .check(z.minLength(1, 'Confirma tu contraseña.')),
});

export const passwordsMatch = z.refine<z.output<typeof firstPassword>>(
  ({ pass, confirm_pass }) => pass === confirm_pass,
  { message: 'Las contraseñas no coinciden.', path: ['confirm_pass'] },
);

/** The password and its confirmation, and the terms (1 §5). Whether the two match is checked by the server only. */
export const setUpFields = z.extend(firstPassword, { terms: f.terms });

/** The same as sent: with the e-mail (1 §3), in whose place the one of the link counts. */
const setUpSent = z.extend(setUpFields, { email: z.optional(z.unknown()) }).check(passwordsMatch);

const refusals = {
  access: 'public',
  errors: ['configure_not_found', 'configure_in_use', 'configure_expired'],
} as const;

/** The account to configure, from the link in an administrator's invitation (1 §2). */
export const configureAccount = call({
  ...refusals,
  path: '/default/configure_account.php',
  input: z.object({ id_sms: idSms }),
  output: z.object({
    account: z.object({
      nombre: z.string(),
      email: z.string(),
      /** Empty, for the form to be filled in (1 §3). */
      pass: z.string(),
      confirm_pass: z.string(),
      terms: z.boolean(),
    }),
  }),
  limit: { by: 'address', max: 120, seconds: 3600, counted: 'together' },
  texts: {
    failed: 'No se obtuvo la cuenta, contacta a soporte',
    network: 'Error al cargar la cuenta, contacta a soporte',
  },
});

/** Sets the account's first password and records the terms; a link works once (decisions §2). */
export const configureEnd = call({
  ...refusals,
  path: '/default/configure_end.php',
  input: z.object({ id_sms: idSms, account: setUpSent }),
  output: z.object({}),
  limit: { by: 'address', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'La cuenta no se configuro', network: 'La cuenta no se configuro' },
});
