/** What an account proves beside its password, or in its place: keys of devices, an app of codes, codes on paper (4 §F). */
import * as z from 'zod/mini';
import { isAppCode, isRecoveryCode } from '#domain/second-factor/second-factor.ts';
import { call, EVERYDAY, type OutputOf } from './call.ts';
import * as f from './fields.ts';
import { challenge, knownKey, newKey, passkey, passkeyName } from './second-factor/passkeys.ts';
import { instant } from './view-parts.ts';

export { type Passkey, PASSKEYS_MAX, type Signed } from './second-factor/passkeys.ts';

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
    /** Keys of devices, the newest first. */
    llaves: z.array(passkey),
    /** How many codes on paper are unused. */
    codigos: z.number(),
    /** Whether their owner said that they keep them; true where there are none. */
    codigos_guardados: z.boolean(),
    /** Whether the last of them cannot be taken away: of the team, where the platform is open to the public. */
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

/**
 * A secret for an app. What the account had before holds until `confirm_totp`. Asked again at the same session within a
 * quarter of an hour, it is the same one: a second tab does not make worthless what the first one shows.
 */
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
    f.bareFactorCode,
    z.string().check(z.refine(isAppCode, 'Escribe los 6 dígitos que muestra la aplicación.')),
  ),
);

/**
 * Makes the app of `begin_totp` the account's, once a code shows that it has the secret. Answers new codes on paper, ends
 * the account's other sessions, which had proved less, and tells its owner. Asked again within a quarter of an hour, as
 * after a lost answer, it answers others, and the first ones hold no more.
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

/** Replaces the codes on paper, and tells their owner. */
export const renewRecoveryCodes = call({
  ...own,
  path: '/account/renew_recovery_codes.php',
  fresh: true,
  input: z.object({}),
  output: z.object({ codigos: recoveryCodes }),
  errors: ['factor_none'],
  texts: {
    failed: 'No se hicieron códigos nuevos',
    network:
      'No sabemos si se hicieron códigos nuevos. Hazlos otra vez: puede que los de antes ya no sirvan.',
  },
});

/** Says that the codes on paper of which this is one are kept. */
export const keepRecoveryCodes = call({
  ...own,
  path: '/account/keep_recovery_codes.php',
  fresh: false,
  input: z.object({
    codigo: z.pipe(
      f.factorCode,
      z.string().check(z.refine(isRecoveryCode, 'Envía uno de los códigos.')),
    ),
  }),
  output: z.object({}),
  errors: ['codes_replaced'],
  texts: {
    failed: 'No se guardó que los tienes',
    network: 'No pudimos anotar que los guardaste. Inténtalo de nuevo.',
  },
});

/**
 * Takes the app away, and the codes on paper where no key is left; the owner is told. Refused to the team where it would
 * leave them with their password alone.
 */
export const removeTotp = call({
  ...own,
  path: '/account/remove_totp.php',
  fresh: true,
  input: z.object({}),
  output: z.object({}),
  errors: ['factor_required'],
  texts: { failed: 'No se quitó', network: 'Error al quitar la aplicación' },
});

/** What a device needs to make a key for the account. */
export const beginPasskey = call({
  ...own,
  path: '/account/begin_passkey.php',
  fresh: true,
  input: z.object({}),
  output: z.object({
    reto: challenge,
    /** Who the key is for: base64url. */
    usuario: z.string(),
    /** Keys that the account has: a device does not make a second one. */
    conocidas: z.array(knownKey),
  }),
  errors: ['passkey_too_many'],
  texts: { failed: 'No se preparó la llave', network: 'Error al preparar la llave' },
});

/** What somebody fills in for a new key. */
export const addPasskeyFields = z.object({ nombre: passkeyName });

/**
 * Makes a device's key the account's, and tells its owner. The first of what an account proves brings codes on paper, and
 * ends its other sessions, which had proved less.
 */
export const addPasskey = call({
  ...own,
  path: '/account/add_passkey.php',
  fresh: true,
  input: z.extend(addPasskeyFields, { respuesta: newKey }),
  output: z.object({
    /** New codes on paper; null where the account had some. */
    codigos: z.nullable(recoveryCodes),
  }),
  errors: ['passkey_wrong', 'passkey_too_many'],
  texts: { failed: 'No se agregó la llave', network: 'Error al agregar la llave' },
});

/** Takes a key away, and tells its owner; one that is gone already is no failure. Refused like `remove_totp`. */
export const removePasskey = call({
  ...own,
  path: '/account/remove_passkey.php',
  fresh: true,
  input: z.object({ id: f.id }),
  output: z.object({}),
  errors: ['factor_required'],
  texts: { failed: 'No se quitó la llave', network: 'Error al quitar la llave' },
});

/** What one of the account's keys has to sign, to prove who is at the session. */
export const getPasskeyChallenge = call({
  ...own,
  path: '/account/get_passkey_challenge.php',
  fresh: false,
  input: z.object({}),
  output: z.object({ reto: challenge, llaves: z.array(knownKey) }),
  errors: [],
  texts: { failed: 'No se preparó tu llave', network: 'Error al preparar tu llave' },
});
