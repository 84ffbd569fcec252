/** What professionals are paid on Wednesdays (decisions §5, §9). */
import * as z from 'zod/mini';
import {
  LEFT_OUT,
  PAYOUT_STATES,
  PAYOUTS_AT_ONCE,
  TRACKING_KEY_MAX,
} from '#domain/payouts/payout.ts';
import { call, EVERYDAY, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { payoutFacts } from './own.ts';
import { instant, mxn } from '../view-parts.ts';

const admin = ['admin'] as const;

const payout = z.object({
  ...payoutFacts.shape,
  keylogin: z.string(),
  /** The beneficiary: the person's own name. */
  nombre: z.string(),
  /** Grows with each change. */
  version: z.number(),
});
export type AdminPayout = z.infer<typeof payout>;

/** Payouts, the newest first, 20 at a time, of a state or of a Wednesday. */
export const getPayouts = call({
  path: '/admin/payouts/get_payouts.php',
  access: admin,
  input: z.object({
    estado: z.optional(z.enum(PAYOUT_STATES)),
    fecha: z.optional(f.optionalDate),
    /** Where the page begins: `siguiente` of the one before. */
    despues: z.optional(f.id),
  }),
  output: z.object({ payouts: z.array(payout), siguiente: z.nullable(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

/** The coming Wednesday as things stand, and those that were, the latest first, 8 at a time. */
export const getBatches = call({
  path: '/admin/payouts/get_batches.php',
  access: admin,
  input: z.object({ despues: z.optional(f.optionalDate) }),
  output: z.object({
    proximo: z.object({
      fecha: z.string(),
      at: instant,
      pagos: z.number(),
      monto: mxn,
      /** Who has a balance and will not be paid. */
      fuera: z.number(),
      monto_fuera: mxn,
      /** There are more than were counted. */
      hay_mas: z.boolean(),
    }),
    lotes: z.array(
      z.object({
        fecha: z.string(),
        pagos: z.number(),
        /** Those that could not be made yet: they are tried every 5 minutes, and join the next Wednesday then. */
        sin_preparar: z.number(),
        monto: mxn,
        por_estado: z.object({
          pendiente: z.number(),
          enviado: z.number(),
          pagado: z.number(),
          fallido: z.number(),
        }),
      }),
    ),
    siguiente: z.nullable(z.string()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

/** Who has a balance and would not be paid on the coming Wednesday, and why; 20 at a time. */
export const getLeftOut = call({
  path: '/admin/payouts/get_left_out.php',
  access: admin,
  input: z.object({ despues: z.optional(f.id) }),
  output: z.object({
    profesionales: z.array(
      z.object({
        keylogin: z.string(),
        nombre: z.string(),
        monto: mxn,
        motivos: z.array(z.enum(LEFT_OUT)),
        /** Until when a change of CLABE, phone or password holds payouts; else null. */
        espera_hasta: z.nullable(instant),
      }),
    ),
    siguiente: z.nullable(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

const needsKey = 'Escribe la clave de rastreo de la transferencia.';

/** The tracking key of a SPEI transfer, as a bank writes it; spaces that are pasted along are dropped. */
const trackingKey = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s/g, '') : value,
  ),
  z
    .string(needsKey)
    .check(
      z.regex(/^[A-Za-z0-9]*$/, 'La clave de rastreo solo tiene letras y números.'),
      z.maxLength(
        TRACKING_KEY_MAX,
        `La clave de rastreo tiene como máximo ${TRACKING_KEY_MAX} caracteres.`,
      ),
    ),
);

const requiredKey = z.pipe(trackingKey, z.string().check(z.minLength(1, needsKey)));

/** What an administrator saw of a payout; when it is another by now, nothing happens. */
const version = z.optional(f.id);

/**
 * Takes a payout one step on: enviado with the transfer's tracking key, pagado when the bank has
 * delivered it, fallido with the reason, which puts the money back into the balance. The same again
 * changes nothing.
 */
export const updatePayout = call({
  path: '/admin/payouts/update_payout.php',
  access: admin,
  input: z
    .object({
      payout_id: f.id,
      estado: z.enum(['enviado', 'pagado', 'fallido'], 'Elige el paso siguiente.'),
      clave_rastreo: z.optional(z.nullable(trackingKey)),
      /** The professional reads it. */
      motivo: z.optional(f.optionalText(200)),
      version,
    })
    .check(
      z.refine(({ estado, clave_rastreo }) => estado !== 'enviado' || Boolean(clave_rastreo), {
        message: needsKey,
        path: ['clave_rastreo'],
      }),
      z.refine(({ estado, motivo }) => estado !== 'fallido' || Boolean(motivo), {
        message: 'Escribe por qué falló: lo leerá el profesional.',
        path: ['motivo'],
      }),
    ),
  output: z.object({ payout }),
  errors: ['payout_not_found', 'payout_changed', 'payout_wrong_state', 'payout_tracking_in_use'],
  limit: MONEY,
  texts: { failed: 'No se actualizó el pago', network: 'Error al actualizar el pago' },
});

/**
 * Takes several payouts one step on, each in a transaction of its own: those that could not be taken are
 * answered with their reason, and the others stand. The same again changes nothing.
 */
export const updatePayouts = call({
  path: '/admin/payouts/update_payouts.php',
  access: admin,
  input: z
    .object({
      estado: z.enum(['enviado', 'pagado'], 'Elige el paso siguiente.'),
      payouts: z
        .array(
          z.object({
            payout_id: f.id,
            clave_rastreo: z.optional(z.nullable(trackingKey)),
            version,
          }),
          'Elige los pagos.',
        )
        .check(
          z.minLength(1, 'Elige los pagos.'),
          z.maxLength(PAYOUTS_AT_ONCE, `Elige como máximo ${PAYOUTS_AT_ONCE} pagos.`),
          z.refine(
            (list) => new Set(list.map(({ payout_id }) => payout_id)).size === list.length,
            'Un pago está dos veces.',
          ),
        ),
    })
    .check(({ value: { estado, payouts }, issues }) => {
      for (const [index, { clave_rastreo }] of payouts.entries())
        if (estado === 'enviado' && !clave_rastreo)
          issues.push({
            code: 'custom',
            input: clave_rastreo,
            message: needsKey,
            path: ['payouts', index, 'clave_rastreo'],
          });
    }),
  output: z.object({
    hechos: z.array(payout),
    fallidos: z.array(z.object({ payout_id: z.number(), code: z.string(), mensaje: z.string() })),
  }),
  errors: [],
  limit: MONEY,
  texts: { failed: 'No se actualizaron los pagos', network: 'Error al actualizar los pagos' },
});

/** Writes the right tracking key of a payout that was sent and is not over. The same again changes nothing. */
export const correctTrackingKey = call({
  path: '/admin/payouts/correct_tracking_key.php',
  access: admin,
  input: z.object({ payout_id: f.id, clave_rastreo: requiredKey, version }),
  output: z.object({ payout }),
  errors: ['payout_not_found', 'payout_changed', 'payout_wrong_state', 'payout_tracking_in_use'],
  limit: MONEY,
  texts: { failed: 'No se corrigió la clave', network: 'Error al corregir la clave' },
});

/**
 * A Wednesday's payouts as a CSV for the bank, the latest Wednesday unless named: the one place where a
 * CLABE stands whole. The browser saves `csv` as `nombre`.
 */
export const exportPayouts = call({
  path: '/admin/payouts/export.php',
  access: admin,
  input: z.object({
    fecha: z.optional(f.optionalDate),
    /** Only these: what is still to be sent, so that nothing is sent twice. */
    estado: z.optional(z.enum(PAYOUT_STATES)),
  }),
  output: z.object({ csv: z.string(), nombre: z.string(), pagos: z.number() }),
  errors: ['payout_batch_not_found'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se descargaron los pagos', network: 'Error al descargar los pagos' },
});
