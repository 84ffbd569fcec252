import * as z from 'zod/mini';
import { requiredText } from '../fields.ts';
import { instant } from '../view-parts.ts';

/** A key of a device, as its owner sees it. */
export const passkey = z.object({
  id: z.number(),
  nombre: z.string(),
  createAt: instant,
  /** When somebody last proved who they are with it. */
  usada_at: z.nullable(instant),
});
export type Passkey = z.infer<typeof passkey>;

/** An account has at most so many. */
export const PASSKEYS_MAX = 20;

/** What its owner calls it: «Mi teléfono». */
export const passkeyName = requiredText('Escribe un nombre para reconocerla.', 60);

/** How a browser reaches a device, and what it holds: base64url, as WebAuthn's JSON has them. */
export const knownKey = z.object({ id: z.string(), transportes: z.array(z.string()) });

/** For a device to sign, once and within five minutes. */
export const challenge = z.string();

const encoded = (max: number) =>
  z
    .string('La llave no respondió como esperamos.')
    .check(
      z.maxLength(max, 'La llave no respondió como esperamos.'),
      z.regex(/^[A-Za-z0-9_-]*$/, 'La llave no respondió como esperamos.'),
    );

const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key', 'La llave no respondió como esperamos.'),
};

/** A new key, as browsers answer it (WebAuthn's `RegistrationResponseJSON`). */
export const newKey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(8192),
    attestationObject: encoded(65_536),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});

/** What a device signed, as browsers answer it (WebAuthn's `AuthenticationResponseJSON`). */
export const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(8192),
    authenticatorData: encoded(8192),
    signature: encoded(4096),
    userHandle: z.optional(encoded(200)),
  }),
});
export type Signed = z.infer<typeof signed>;
