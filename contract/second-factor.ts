/** What an account proves beside its password: an app of codes, and codes on paper (4 §F). */
import * as z from 'zod/mini';
import { isAppCode } from '#domain/second-factor/second-factor.ts';
import { call, EVERYDAY, type OutputOf } from './call.ts';
import * as f from './fields.ts';
import { instant } from './view-parts.ts';

const own = {
  access: ['client', 'professional', 'admin'],
  permission: ['lectura'],
  withoutFactor: true,
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
} as const;

/** New codes on paper, as they are written down; they are never shown again. */
const recoveryCodes = z.array(z.string());

/** What the account has. */
export const getSecondFactor = call({
  ...own,
  path: '/account/get_second_factor.php',
  fresh: false,
  input: z.object({}),
  output: z.object({
    /** Since when an app gives codes; null without one. */
    aplicacion_desde: z.nullable(instant),
    /** How many codes on paper are unused. */
    codigos: z.number(),
    /** Whether it cannot be taken away: of the team, where the platform is open to the public. */
    obligatorio: z.boolean(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se cargó tu verificación en dos pasos',
    network: 'Error al cargar tu verificación en dos pasos',
  },
});
export type SecondFactor = OutputOf<typeof getSecondFactor>;

/** A secret for an app. What the account had before holds until `confirm_totp`. */
export const beginTotp = call({
  ...own,
  path: '/account/begin_totp.php',
  fresh: true,
  input: z.object({}),
  output: z.object({
    /** For typing by hand: base 32. */
    secreto: z.string(),
    /** For a QR code: `otpauth://totp/…`. */
    uri: z.string(),
  }),
  errors: [],
  texts: { failed: 'No se preparó la aplicación', network: 'Error al preparar la aplicación' },
});

/** A code of an app alone. */
const appCode = f.sentAs(
  f.NUMBER_OR_TEXT,
  z.pipe(
    f.factorCode,
    z.string().check(z.refine(isAppCode, 'Escribe los 6 dígitos que muestra la aplicación.')),
  ),
);

/**
 * Makes the app of `begin_totp` the account's, once a code shows that it has the secret. Answers new codes on paper, ends
 * the account's other sessions, which had proved less, and tells its owner.
 */
export const confirmTotp = call({
  ...own,
  path: '/account/confirm_totp.php',
  fresh: true,
  input: z.object({ codigo: appCode }),
  output: z.object({ codigos: recoveryCodes }),
  errors: ['factor_wrong', 'totp_not_begun'],
  texts: { failed: 'No se activó la aplicación', network: 'Error al activar la aplicación' },
});

/** Replaces the codes on paper. */
export const renewRecoveryCodes = call({
  ...own,
  path: '/account/renew_recovery_codes.php',
  fresh: true,
  input: z.object({}),
  output: z.object({ codigos: recoveryCodes }),
  errors: ['factor_none'],
  texts: { failed: 'No se hicieron códigos nuevos', network: 'Error al hacer códigos nuevos' },
});

/** Takes the app and the codes on paper away, where that is allowed; the owner is told. */
export const removeSecondFactor = call({
  ...own,
  path: '/account/remove_second_factor.php',
  fresh: true,
  input: z.object({}),
  output: z.object({}),
  errors: ['factor_required'],
  texts: { failed: 'No se quitó', network: 'Error al quitar la verificación en dos pasos' },
});
