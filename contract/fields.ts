/**
 * The fields that people fill in, each with its limits and the Spanish text shown at the field.
 * Forms in the browser and calls on the server validate with the same objects.
 */
import * as z from 'zod/mini';
import { isBlank } from '#lib/blank.ts';
import { formatNumber } from '#lib/numbers.ts';
import { bareCode, isAppCode, isRecoveryCode } from '#domain/second-factor/second-factor.ts';
import { isCommonPassword } from '#domain/session/common-passwords.ts';
import { type PhoneFault, readPhone } from '#lib/phone.ts';

/** What a schema that only transforms expects to be sent, for those who read the contract without running it. */
export const wireShapes = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Says that a schema takes `shape`, which its transforms hide. */
export function sentAs<S extends z.ZodMiniType>(shape: z.ZodMiniType, schema: S): S {
  wireShapes.set(schema, shape);
  return schema;
}

/** Forms send numbers as text, and yes or no. */
export const NUMBER_OR_TEXT = z.union([z.number(), z.string()]);
const YES_OR_NO = z.union([z.boolean(), z.number(), z.string()]);

/** Text that must not be empty, trimmed. */
export const requiredText = (missing: string, max = 200) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((value) => !isBlank(value), missing),
    z.maxLength(max, `Usa como máximo ${formatNumber(max)} caracteres.`),
    noControlCharacters,
  );

/** Text that may be missing, null or empty; it arrives as a string. */
export const optionalText = (max = 200) =>
  z.pipe(
    z.pipe(
      // An object that is written in code may leave it out, too.
      z.optional(z.unknown()),
      z.transform((value: unknown) => value ?? ''),
    ),
    z
      .string('Escribe texto.')
      .check(
        z.trim(),
        z.maxLength(max, `Usa como máximo ${formatNumber(max)} caracteres.`),
        noControlCharacters,
      ),
  );

const noControlCharacters = z.refine<string>(
  // Tabs and line breaks are text; NUL and other control characters are not. PostgreSQL refuses NUL, and lone
  // surrogates in JSON.
  (value) =>
    !/\p{Surrogate}/u.test(value) &&
    // oxlint-disable-next-line no-control-regex -- the pattern finds control characters
    !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value),
  'El texto tiene caracteres que no se pueden guardar.',
);

/** Fields at the top of the body, or together under `key`; both forms are accepted. */
export const atTopOrIn = <Key extends string, S extends z.ZodMiniType>(key: Key, schema: S) =>
  z.pipe(
    z.transform(
      (body: Partial<z.input<S>> | Record<Key, Partial<z.input<S>>>): unknown =>
        (body as Partial<Record<Key, unknown>>)[key] ?? body,
    ),
    schema,
  );

const YES: readonly unknown[] = [true, 1, '1', 'true'];
const NO: readonly unknown[] = [false, 0, '0', 'false', '', null, undefined];

/** true, 1, '1' and 'true' are yes; false, 0, '0', 'false' and nothing are no. */
export const flag = sentAs(
  z.nullable(z.union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false', ''])])),
  z.pipe(
    z.transform((value: unknown) =>
      YES.includes(value) ? true : NO.includes(value) ? false : value,
    ),
    z.boolean('Escribe 1 o 0.'),
  ),
);

/** The number of a row, as number or digits. */
export const id = sentAs(
  NUMBER_OR_TEXT,
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
    ),
    z.int('El identificador no es válido.').check(z.positive('El identificador no es válido.')),
  ),
);

/** The browser's id of what it sends: sent again with the same id, it changes nothing. */
export const clientId = z
  .string('Falta el identificador.')
  .check(z.regex(/^[A-Za-z0-9-]{8,64}$/, 'El identificador no es válido.'));

/** An account's public opaque id. */
export const keylogin = z
  .string('Falta la clave de la cuenta.')
  .check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'La clave de la cuenta no es válida.'));

/** First name, at most 60 characters (1 §5). */
export const nombre = requiredText('Escribe tu nombre.', 60);
/** Surnames, at most 60 characters (1 §5). */
export const apellidos = requiredText('Escribe tus apellidos.', 60);

/** An e-mail address; arrives trimmed (1 §5). */
export const email = z
  .string('Escribe tu correo.')
  .check(
    z.trim(),
    z.minLength(1, 'Escribe tu correo.'),
    z.maxLength(254, 'El correo es demasiado largo.'),
    z.email('Escribe un correo válido, como nombre@correo.com.'),
  );

/** 8 to 128 characters and not one of the most common (decisions §2). */
export const pass = z.string('Escribe una contraseña.').check(
  z.minLength(8, 'Usa al menos 8 caracteres.'),
  z.maxLength(128, 'Usa como máximo 128 caracteres.'),
  z.refine((value) => !isCommonPassword(value), 'Esa contraseña es muy común. Elige otra.'),
);

/** The password that somebody has, to prove who they are. */
export const ownPass = z
  .string('Escribe tu contraseña.')
  .check(z.minLength(1, 'Escribe tu contraseña.'), z.maxLength(512));

/** Digits as number or text; '' for anything else. */
const digits = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const PHONE_FAULTS: Record<PhoneFault, string> = {
  letters: 'Escribe el teléfono solo con números.',
  foreign: 'Solo aceptamos teléfonos de México, de 10 dígitos.',
  few: 'Escribe los 10 dígitos de tu teléfono.',
  many: 'Sobran dígitos: el teléfono tiene 10.',
  start: 'Ningún teléfono de México empieza con 0 o con 1. Revísalo.',
};

/** A Mexican phone in any usual spelling, or as number; arrives as E.164 (`+523312345678`). */
export const phone = sentAs(
  NUMBER_OR_TEXT,
  z.pipe(
    z.transform((value: unknown) => digits(value)),
    z.pipe(
      z.string().check(z.trim(), z.minLength(1, 'Escribe tu teléfono.')),
      z.transform((value: string, context) => {
        const read = readPhone(value);
        if ('e164' in read) return read.e164;
        context.issues.push({ code: 'custom', message: PHONE_FAULTS[read.fault], input: value });
        return z.NEVER;
      }),
    ),
  ),
);

/** The accepted terms and conditions (1 §5). */
export const terms = sentAs(
  YES_OR_NO,
  z.pipe(
    z.transform((value: unknown) => YES.includes(value)),
    z
      .boolean()
      .check(z.refine((accepted) => accepted, 'Acepta los términos y condiciones para continuar.')),
  ),
);

/** Six digits; spaces are dropped. */
export const code = sentAs(
  NUMBER_OR_TEXT,
  z.pipe(
    z.transform((value: unknown) => digits(value).replaceAll(/\s/g, '')),
    z
      .string()
      .check(
        z.minLength(1, 'Escribe el código.'),
        z.regex(/^\d{6}$/, 'El código tiene 6 dígitos.'),
      ),
  ),
);

/** A code as it is compared, however it was typed. */
export const bareFactorCode = z.transform((value: unknown) => bareCode(digits(value)));

/** A code of the second factor: six digits of an app, or one on paper; spaces and hyphens are dropped (4 §F). */
export const factorCode = sentAs(
  NUMBER_OR_TEXT,
  z.pipe(
    bareFactorCode,
    z.string().check(
      z.minLength(1, 'Escribe el código.'),
      z.refine(
        (code) => isAppCode(code) || isRecoveryCode(code),
        'Escribe los 6 dígitos de tu aplicación, o un código de recuperación.',
      ),
    ),
  ),
);

/** Postal code: five digits («06700»). Only a number, which has lost its zero, is padded; never what was typed. */
export const cp = sentAs(
  NUMBER_OR_TEXT,
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'number' ? String(value).padStart(5, '0') : digits(value).trim(),
    ),
    z
      .string()
      .check(
        z.minLength(1, 'Escribe el código postal.'),
        z.regex(/^\d{5}$/, 'El código postal tiene 5 dígitos.'),
      ),
  ),
);

/** A calendar day `YYYY-MM-DD` that exists, or nothing. */
export const optionalDate = sentAs(
  z.nullable(z.string()),
  z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(
      z.string('Elige una fecha.').check(
        z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Elige una fecha.', abort: true }),
        // Aborts, so that a date that does not exist is not compared with another one.
        z.refine((day) => isCalendarDay(day), { error: 'Esa fecha no existe.', abort: true }),
      ),
    ),
  ),
);

/** A time of the day `HH:mm`, or nothing. */
export const optionalTime = sentAs(
  z.nullable(z.string()),
  z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(
      z.string('Elige una hora.').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Elige una hora.')),
    ),
  ),
);

function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  // JavaScript has a year 0; PostgreSQL does not.
  return (
    !day.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  );
}

/** Whole stars from 0 to 5 (1 §5). */
export const rating = sentAs(
  NUMBER_OR_TEXT,
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^\d$/.test(value.trim()) ? Number(value) : value,
    ),
    z
      .int('Elige de 0 a 5 estrellas.')
      .check(z.gte(0, 'Elige de 0 a 5 estrellas.'), z.lte(5, 'Elige de 0 a 5 estrellas.')),
  ),
);

/** A whole number from a number or digits; anything else is returned as it is, for the schema to refuse. */
export const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;

/** The page of a numbered list, from 1. */
export const page = sentAs(
  NUMBER_OR_TEXT,
  z.pipe(
    z.transform((value: unknown) => (value === '' ? 1 : wholeNumber(value ?? 1))),
    z.int('La página no es válida.').check(z.gte(1, 'La página no es válida.'), z.lte(100_000)),
  ),
);

/** The names of a form's fields, in their order. */
export const namesOf = <Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) =>
  Object.keys(fields.shape) as (keyof Shape & string)[];

/** Empty initial values of a form's text fields; other fields are added where it is used. */
export const emptyTexts = <Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, ''])) as Record<keyof Shape, ''>;

/** A form's text fields as replies have them; other fields are added where it is used. */
export const shownTexts = <Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, z.string()])) as Record<
    keyof Shape,
    z.ZodMiniString
  >;
