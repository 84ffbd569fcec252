import * as z from 'zod/mini';
import { addressFields } from './accounts/address.ts';
import { call } from './call.ts';
import * as f from './fields.ts';
import { profileFields } from './profile/fields.ts';
import { sessionStart } from './views.ts';

/** Step 1 of both wizards (1 §2, §5). */
export const accountFields = z.object({
  nombre: f.nombre,
  apellidos: f.apellidos,
  email: f.email,
  pass: f.pass,
  phone: f.phone,
  terms: f.terms,
});

const saysSomething = (value: unknown) => value !== null && value !== undefined && value !== '';
/** A form without an address sends nothing, or only empty fields. */
const nothingIn = (value: unknown): boolean =>
  typeof value === 'object'
    ? !Object.values(value ?? {}).some(saysSomething)
    : !saysSomething(value);
const unlessEmpty = z.transform((value: unknown) => (nothingIn(value) ? undefined : value));

/** A client's address, which is optional (1 §7). */
const addressIfAny = z.pipe(unlessEmpty, z.optional(addressFields));

/** What `code_send` answered for clients without cookies; it counts instead of this browser's cookie (4 §H). */
const intento = z.optional(z.string().check(z.maxLength(100)));

/** Sends a six-digit code by WhatsApp and binds this browser to it with a cookie (decisions §2). */
export const codeSend = call({
  path: '/create-account/code_send.php',
  access: 'public',
  input: z.object({ phone: f.phone }),
  output: z.object({
    /** Seconds until the code may be sent again. */
    reenvio: z.number(),
    /** An opaque handle of this attempt, for clients without cookies. */
    intento: z.string(),
    /** Whether the code may also be asked for by SMS. */
    por_sms: z.boolean(),
  }),
  errors: ['code_resend_wait', 'code_too_many'],
  limit: { by: 'address', max: 60, seconds: 3600, counted: 'together' },
  texts: {
    failed: 'No se realizó el envío del codigo',
    network: 'No se realizó el envío del correo',
  },
});

/**
 * Sends the same code once more in another way, half a minute after the last: by SMS, and after that to the e-mail of the
 * form (4 §E). A repeat changes nothing.
 */
export const codeAgain = call({
  path: '/create-account/code_again.php',
  access: 'public',
  input: z.object({ canal: z.enum(['sms', 'correo']), email: z.optional(f.email), intento }),
  output: z.object({}),
  errors: [
    'code_not_requested',
    'code_expired',
    'code_dead',
    'code_resend_wait',
    'code_way_not_open',
    'code_email_missing',
    'code_too_many',
    'mail_too_many',
  ],
  limit: { by: 'address', max: 60, seconds: 3600, counted: 'together' },
  texts: {
    failed: 'No se realizó el envío del código',
    network: 'No se realizó el envío del código',
  },
});

/** Verifies the phone with the code that this browser requested (1 §4). */
export const validateCode = call({
  path: '/create-account/validate_code.php',
  access: 'public',
  input: z.object({ code: f.code, intento }),
  output: z.object({}),
  errors: ['code_invalid', 'code_expired', 'code_dead', 'code_not_requested'],
  limit: { by: 'address', max: 300, seconds: 3600, counted: 'together' },
  texts: { failed: 'El código no es válido', network: 'Error al validar el código' },
});

const created = {
  access: 'public',
  output: sessionStart,
  limit: { by: 'address', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'Tu cuenta no se ha creado', network: 'Error al crear la cuenta' },
} as const;

/** Creates a client's account for the phone that this browser verified, with an address if one is sent (1 §7). */
export const create = call({
  ...created,
  path: '/create-account/create.php',
  input: z.object({ account: accountFields, address: z.optional(addressIfAny), intento }),
  errors: ['phone_not_proved', 'email_in_use', 'phone_in_use'],
});

/** The person of an account: all that an administrator enters for a new professional (2 §2). */
export const personFields = z.omit(accountFields, { pass: true, terms: true });

/** The form has an address and a service area, so the area's errors have field names of their own. */
export const SERVICE_FIELDS = { estado: 'estado_servicio', ciudad: 'ciudad_servicio' };

/**
 * Creates a professional's account (1 §7). Created by a visitor, it is for the phone that this browser verified
 * and waits for validation. Created by an administrator, it is validated, needs no code, password or terms, and
 * starts no session (`session_id` is empty): the professional gets a link to /m/ca/:id (decisions §2).
 */
export const createProfesional = call({
  ...created,
  path: '/create-account/create-profesional.php',
  alsoAs: ['admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    // A visitor must send all of `accountFields`; the handler checks it, because it knows the caller.
    account: z.extend(personFields, {
      pass: z.optional(z.unknown()),
      terms: z.optional(z.unknown()),
    }),
    address: addressFields,
    prof: profileFields,
    intento,
  }),
  campos: { 'prof.estado': SERVICE_FIELDS.estado, 'prof.ciudad': SERVICE_FIELDS.ciudad },
  errors: [
    'phone_not_proved',
    'email_in_use',
    'phone_in_use',
    'image_required',
    'profile_image_too_large',
    'not_an_image',
    'image_dimensions',
  ],
  images: { image: { maxCount: 1, tooLarge: 'profile_image_too_large' } },
});
