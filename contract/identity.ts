import * as z from 'zod/mini';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { instant } from './view-parts.ts';
import { user, validacion } from './views.ts';

const text = z.nullable(z.string());

/** What was read from a professional's ID (2 §2), in replies to administrators only. */
export const lectura = z.object({
  /** `ilegible`: neither image has machine-readable lines. */
  estado: z.enum(['pendiente', 'leida', 'ilegible']),
  /** The id of this reading, not of the card. */
  codigoValidacion: z.string(),
  /** The group of card models; null until the ID is read, like all fields below. */
  tipo: text,
  /** 9 digits. */
  cic: text,
  /** 13 digits: electoral section (4) and citizen's identifier (9). */
  ocr: text,
  /** The three lines. */
  mrz: text,
  validacionMRZ: z.nullable(
    z.object({
      emision: z.string(),
      /** `YYYY-MM-DD`; null when no such day exists. */
      fechaNacimiento: text,
      nombre: z.string(),
      /** H, M, X, or '' when it cannot be read. */
      sexo: z.string(),
      vigencia: text,
    }),
  ),
  /** Whether each check digit agrees; `compuesto` also covers emisión and OCR. */
  digitos: z.nullable(
    z.object({
      cic: z.boolean(),
      fechaNacimiento: z.boolean(),
      vigencia: z.boolean(),
      compuesto: z.boolean(),
    }),
  ),
  /** How the name on the card agrees with the account's current name. */
  comparacion: z.nullable(z.enum(['coincide', 'parcial', 'no_coincide'])),
  /** Whether the card is valid today, in Mexico City. */
  vigente: z.nullable(z.boolean()),
  /** The image with the lines. */
  imagen: z.nullable(z.enum(['frontal', 'trasera'])),
  createAt: instant,
  leidaAt: z.nullable(instant),
});
export type Lectura = z.infer<typeof lectura>;

/** The team's decision on a professional, recorded with who and when (decisions §2, §9). */
export const validateProfessional = call({
  path: '/admin/accounts/validate_professional.php',
  access: ['admin'],
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z
    .object({
      user_id: f.keylogin,
      estatus: validacion,
      motivo: z.optional(f.optionalText(1000)),
      /**
       * What the screen showed of the profile, '' for null: where somebody decided since, or the images were replaced,
       * nothing is decided. Without them nothing is compared; then what another administrator decided within the last minute
       * stands.
       */
      validacion_at: z.optional(f.optionalText(40)),
      identificacion_at: z.optional(f.optionalText(40)),
    })
    .check(
      z.refine(({ estatus, motivo }) => estatus !== 'rechazado' || Boolean(motivo), {
        message: 'Escribe el motivo del rechazo.',
        path: ['motivo'],
      }),
    ),
  output: z.object({ user }),
  errors: ['account_not_found', 'validation_decided', 'identity_replaced'],
  limit: EVERYDAY,
  texts: { failed: 'No se actualizo la cuenta', network: 'Error al actualizar la cuenta' },
});
